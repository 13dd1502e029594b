import { Clock } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { orderQueueText } from "#web/messages/order-queue.ts";
import { uiText } from "#web/messages/ui.ts";
import { useOrderQueue } from "#web/offline/order-queue/order-queue.ts";
import type { QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { Button } from "#web/ui/button.tsx";
import { Price } from "#web/ui/price.tsx";
import { useExpectedTotal } from "./use-expected-total.ts";

type QueuedConfirmationProps = {
  readonly order: QueuedOrder;
  readonly onClose: () => void;
};

/**
 * Explains that the order is queued, not placed yet. Stays open until it is closed or no longer true: then a toast says
 * what the shop answered.
 */
export function QueuedConfirmation({ order, onClose }: QueuedConfirmationProps): ReactNode {
  const text = useText(orderQueueText);
  const { close } = useText(uiText);
  const isWaiting = useOrderQueue().some(({ key, rejection }) => key === order.key && !rejection);
  const closeButton = useRef<HTMLButtonElement>(null);
  // The focused button is gone with the form.
  useEffect(() => closeButton.current?.focus(), []);
  useEffect(() => {
    if (!isWaiting) onClose();
  }, [isWaiting, onClose]);
  return (
    <div
      data-slot="order-queued"
      className="-m-5 flex flex-col items-center gap-3 px-6 py-12 text-center"
    >
      <Clock aria-hidden="true" className="size-10 text-yellow" strokeWidth={1.5} />
      <p className="text-lg font-semibold">{text.queued}</p>
      <p className="max-w-prose text-muted">{text.queuedText}</p>
      <p className="mt-3 flex gap-6 border-y border-hairline px-4 py-3 text-sm">
        {text.expectedTotal} <Price amount={useExpectedTotal(order.lines, order.form).total} />
      </p>
      <Button ref={closeButton} className="mt-3" onClick={onClose}>
        {close}
      </Button>
    </div>
  );
}

import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { getDeliveryCity } from "#domain/order.ts";
import { useText } from "#web/messages/language.tsx";
import { orderQueueText } from "#web/messages/order-queue.ts";
import { formatMoment } from "#web/offline/last-seen/format-moment.ts";
import {
  lockOrderQueue,
  isOpenTo,
  unqueueOrder,
  useOrderQueue,
} from "#web/offline/order-queue/order-queue.ts";
import type { QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

export type SignOutQuestionProps = {
  readonly onAnswer: (isLeaving: boolean) => void;
};

/** Lists the orders queued on this device at sign-out, to keep or discard them. */
export function SignOutQuestion({ onAnswer }: SignOutQuestionProps): ReactNode {
  const { signOut: text } = useText(orderQueueText);
  const userId = useSession().user?.id;
  const orders = useOrderQueue().filter((order) => isOpenTo(order, userId));
  const [isDiscarding, setDiscarding] = useState(false);
  const leave = useEffectEvent(() => onAnswer(true));
  // This user has no orders in the queue, or the last one was sent or discarded.
  useEffect(() => {
    if (orders.length === 0) leave();
  }, [orders.length]);
  if (orders.length === 0) return null;

  async function discard(): Promise<void> {
    setDiscarding(true);
    // Not while one of them is being sent.
    await lockOrderQueue(async () => {
      for (const { key } of orders) unqueueOrder(key);
    });
  }

  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={text.title(orders.length)}
      description={text.lead}
      footer={
        <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col">
          <Button onClick={() => onAnswer(false)}>{text.stay}</Button>
          <Button variant="danger" busy={isDiscarding} onClick={() => void discard()}>
            {text.discard}
          </Button>
          <Button
            variant="primary"
            disabled={isDiscarding}
            data-autofocus=""
            onClick={() => onAnswer(true)}
          >
            {text.keep}
          </Button>
        </div>
      }
    >
      <ul className="flex flex-col gap-5">
        {orders.map((order) => (
          <li key={order.key}>
            <WaitingOrder order={order} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function WaitingOrder({ order }: { readonly order: QueuedOrder }): ReactNode {
  const words = useText(orderQueueText);
  const { owner, madeAt, form, lines, isInDoubt, rejection } = order;
  const { afterGuest, afterOwn, afterRejection, inDoubt } = words.signOut;
  return (
    <article className="text-sm wrap-anywhere">
      <h3 className="font-semibold">{words.madeAt(formatMoment(Date.parse(madeAt)))}</h3>
      <p>
        {[form.name, form.phone, form.address, getDeliveryCity(form)].filter(Boolean).join(", ")}
      </p>
      <ul className="my-1">
        {lines.map(({ productId, name, quantity }) => (
          <li key={productId}>
            <span className="font-mono">{quantity} ×</span> {name}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {rejection ? afterRejection : owner === null ? afterGuest : afterOwn}
      </p>
      {isInDoubt && <p className="text-muted">{inDoubt}</p>}
    </article>
  );
}

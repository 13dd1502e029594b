import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { messages } from "#domain/messages.ts";
import { shortOrderId } from "#domain/order.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import { toDescribedDelivery } from "#web/orders/described-delivery.ts";
import { PlacedTermsLine } from "#web/orders/terms-line.tsx";
import { platform } from "#web/platform/platform.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Price } from "#web/ui/price.tsx";
import type { PlacedOrder } from "./send-order.ts";
import { useAutoClose } from "./use-auto-close.ts";

/** How long the success message stays open, in milliseconds. */
const stayMs = 3_000;

type OrderSuccessProps = {
  readonly order: PlacedOrder;
  readonly onClose: () => void;
};

/** Confirms the order with its number and closes automatically. */
export function OrderSuccess({ order, onClose }: OrderSuccessProps): ReactNode {
  const text = useText(checkoutText);
  const { hold, focusQuietly } = useAutoClose(stayMs, onClose);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => platform().tap(), []);
  // The focused button is gone with the form.
  useEffect(() => {
    if (closeButton.current) focusQuietly(closeButton.current);
  }, [focusQuietly]);
  return (
    <div
      data-slot="order-success"
      className="-m-5 flex flex-col items-center gap-3 px-6 py-12 text-center"
      {...hold}
    >
      <CircleCheck aria-hidden="true" className="size-10 text-green" strokeWidth={1.5} />
      <p className="text-lg font-semibold">{messages.orderForm.successTitle}</p>
      <p className="max-w-prose text-muted">{messages.orderForm.successText}</p>
      <dl className="mt-3 grid grid-cols-[auto_auto] gap-x-6 gap-y-1 border-y border-hairline px-4 py-3 text-sm">
        <dt className="text-start text-muted">{text.orderNumber}</dt>
        <dd className="text-end font-mono select-all">{shortOrderId(order.id)}</dd>
        <dt className="text-start text-muted">{text.total}</dt>
        <dd className="text-end">
          <Price amount={order.total} />
        </dd>
      </dl>
      {order.terms && (
        <div className="max-w-prose">
          <PlacedTermsLine terms={order.terms} delivery={toDescribedDelivery(order)} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button ref={closeButton} onClick={onClose}>
          {text.close}
        </Button>
        {/* A link to the current page doesn't close the dialog. */}
        <LinkButton to="/account" hash={`order=${order.link_token}`} onClick={onClose}>
          {text.follow}
        </LinkButton>
      </div>
    </div>
  );
}

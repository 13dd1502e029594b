import type { ReactNode } from "react";
import { isCancellable } from "#domain/order-status.ts";
import { shortOrderId } from "#domain/order.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Button } from "#web/ui/button.tsx";
import type { OrderCancelling } from "./use-cancel-order.tsx";
import type { OrderAgain } from "./use-order-again.ts";

type OwnOrderActionsProps = {
  readonly order: OrderItem;
  readonly again: OrderAgain;
  readonly cancelling: OrderCancelling;
};

/** What customers can do with an order of theirs. */
export function OwnOrderActions({ order, again, cancelling }: OwnOrderActionsProps): ReactNode {
  const text = useText(accountText);
  const number = shortOrderId(order.id);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={text.orderAgainLabel(number)}
        busy={again.isBusy}
        onClick={() => again.orderAgain(order)}
      >
        {text.orderAgain}
      </Button>
      {order.status !== "cancelled" && (
        <a
          href={`/api/orders/${order.id}/proforma`}
          download
          aria-label={text.proformaLabel(number)}
          className={buttonStyle({ size: "sm" })}
        >
          {text.proforma}
        </a>
      )}
      {isCancellable(order.status) && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={text.cancelLabel(number)}
          busy={cancelling.isBusy}
          onClick={() => void cancelling.askAndCancel(order)}
        >
          {text.cancel}
        </Button>
      )}
    </div>
  );
}

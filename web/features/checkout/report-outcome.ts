import { messages } from "#domain/messages.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import type { NamedProduct } from "#web/offline/order-queue/queued-order.ts";
import { toast } from "#web/ui/toast.ts";
import type { OrderOutcome, PlacedOrder } from "./send-order.ts";

/** Callbacks for the result of an order attempt. */
export type OutcomeListener = {
  readonly onPlaced: (order: PlacedOrder) => void;
  /** The shop no longer sells these products; they have to leave the cart. */
  readonly onUnavailable: (products: readonly NamedProduct[]) => void;
  /** The shop rejected the order; the cart may be outdated. */
  readonly onRejected: () => void;
};

/** Reports an attempt's result to the customer and to the page. */
export function reportOutcome(outcome: OrderOutcome, listener: OutcomeListener): void {
  switch (outcome.kind) {
    case "placed":
      toast.success(messages.orders.created, { lang: "en" });
      listener.onPlaced(outcome.order);
      return;
    case "unavailable":
      toast.error(checkoutText.sq.unavailable, {
        text: outcome.products.map((product) => product.name).join(", "),
        lang: "sq",
      });
      listener.onUnavailable(outcome.products);
      return;
    case "placed-earlier":
      toast.info(checkoutText.sq.earlierTitle, { lang: "sq" });
      return;
    case "deleted":
      toast.error(checkoutText.sq.deletedTitle, { lang: "sq" });
      return;
    case "rejected":
    case "not-now":
    case "no-answer":
      toast.error(messages.orders.createFailed, { lang: "en" });
      // Last, because a phone shows only the newest toast.
      toast.error(messages.orderForm.failedTitle, {
        text: messages.orderForm.failedText,
        lang: "sq",
      });
      if (outcome.kind !== "no-answer") listener.onRejected();
  }
}

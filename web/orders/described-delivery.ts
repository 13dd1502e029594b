import type { DescribedDelivery } from "#domain/describe-terms.ts";
import type { OrderItem } from "#web/api/queries.ts";

/** An order's delivery as texts describe it; undefined if its cost is agreed on the phone. */
export function toDescribedDelivery(
  order: Pick<OrderItem, "city" | "delivery" | "terms">,
): DescribedDelivery | undefined {
  const { city, delivery: cost, terms } = order;
  return cost === null ? undefined : { city, cost, days: terms?.delivery_days ?? null };
}

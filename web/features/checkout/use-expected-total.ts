import { cartTotalCents, type CartLine } from "#domain/cart.ts";
import { toAmount } from "#domain/money.ts";
import { deliveryCostCents } from "#domain/order-terms.ts";
import { getDeliveryCity, type OrderForm } from "#domain/order.ts";
import { useOrderTerms } from "#web/orders/use-order-terms.ts";

/** Amounts in euro, as the server will compute them; `delivery` is undefined if it is agreed on the phone. */
export type ExpectedTotal = { readonly total: number; readonly delivery: number | undefined };

/** Computes what an order will cost. */
export function useExpectedTotal(lines: readonly CartLine[], form: OrderForm): ExpectedTotal {
  const terms = useOrderTerms();
  const place = { country: form.country, city: getDeliveryCity(form) };
  const cents = terms && deliveryCostCents(terms, place, lines);
  return {
    total: toAmount(cartTotalCents(lines) + (cents ?? 0)),
    delivery: cents === undefined ? undefined : toAmount(cents),
  };
}

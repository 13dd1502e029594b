import { lineTotalCents, toAmount } from "#domain/money.ts";
import type { orders } from "#server/db/schema/orders.ts";

/** The fields of an order that mails contain. */
export type MailedOrder = Pick<
  typeof orders.$inferSelect,
  | "id"
  | "customerName"
  | "phone"
  | "country"
  | "city"
  | "shippingMethod"
  | "notes"
  | "items"
  | "total"
>;

const euro = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" });

/** An amount as the shop writes it: '€1,250.00'. */
export function formatMailedEur(amount: number): string {
  return euro.format(amount);
}

/** The order's lines: product, quantity, unit price, amount of the line. */
export function rowsOfOrder(
  order: MailedOrder,
  formatMoney: (amount: number) => string,
): readonly (readonly string[])[] {
  return order.items.map(({ name, quantity, price }) => {
    const lineCents = lineTotalCents(Math.round(price * 100), quantity);
    return [name, String(quantity), formatMoney(price), formatMoney(toAmount(lineCents))];
  });
}

/** The delivery address, on one line. */
export function placeOfOrder(order: MailedOrder): string {
  return [order.shippingMethod, order.city, order.country].filter(Boolean).join(", ");
}

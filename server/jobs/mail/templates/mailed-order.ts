import {
  describePlacedTerms,
  formatDeliveryCost,
  formatOrderEur,
  type OrderLanguage,
} from "#domain/describe-terms.ts";
import { lineTotalCents, toAmount } from "#domain/money.ts";
import { openTerms, copyTerms } from "#domain/order-terms.ts";
import { toEnglishPlace } from "#domain/order.ts";
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
  | "email"
  | "companyName"
  | "nipt"
  | "language"
  | "deliveryCost"
  | "terms"
>;

/** The order's lines: product, quantity, unit price, amount of the line. */
export function toMailRows(
  order: MailedOrder,
  language: OrderLanguage,
): readonly (readonly string[])[] {
  const formatMoney = (amount: number): string => formatOrderEur(amount, language);
  return order.items.map(({ name, quantity, price }) => {
    const lineCents = lineTotalCents(Math.round(price * 100), quantity);
    return [name, String(quantity), formatMoney(price), formatMoney(toAmount(lineCents))];
  });
}

/** The delivery address, on one line. */
export function toMailPlace(order: MailedOrder, language: OrderLanguage): string {
  const place = [order.shippingMethod, order.city, order.country].filter(Boolean).join(", ");
  return language === "en" ? toEnglishPlace(place) : place;
}

/** The cost of the delivery; undefined if it is agreed on the phone. */
export function formatMailedDelivery(
  { deliveryCost }: MailedOrder,
  language: OrderLanguage,
): string | undefined {
  return deliveryCost === null ? undefined : formatDeliveryCost(Number(deliveryCost), language);
}

/**
 * One line on VAT, delivery and payment.
 * @param city Names the place of the delivery.
 */
export function describeMailedTerms(
  { terms, deliveryCost }: MailedOrder,
  city: string,
  language: OrderLanguage,
): string {
  const placed = terms ?? copyTerms(openTerms, "", "");
  const delivery =
    deliveryCost === null
      ? undefined
      : { city, cost: Number(deliveryCost), days: placed.delivery_days };
  return describePlacedTerms(placed, delivery, language);
}

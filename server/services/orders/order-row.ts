import { parseCents, eurToAllCents, toAmount, type ExchangeRates } from "#domain/money.ts";
import type { CreatedOrder, Order } from "#domain/order-schema.ts";
import type { orders } from "#server/db/schema/orders.ts";

export type OrderRecord = typeof orders.$inferSelect;

/**
 * Converts a row to the API's format.
 * @param rates Units of each currency for one euro.
 */
export function toOrder(row: OrderRecord, rates: ExchangeRates): Order {
  return {
    id: row.id,
    user_id: row.userId,
    customer_name: row.customerName,
    phone: row.phone,
    country: row.country,
    city: row.city,
    shipping_method: row.shippingMethod,
    notes: row.notes,
    email: row.email,
    company_name: row.companyName,
    nipt: row.nipt,
    language: row.language,
    items: row.items.map(({ id, name, price, quantity }) => ({
      id,
      name,
      price,
      quantity,
      taken: null,
    })),
    delivery: row.deliveryCost === null ? null : Number(row.deliveryCost),
    terms: row.terms && { ...row.terms, payment_ways: [...row.terms.payment_ways] },
    total: Number(row.total),
    total_all: toAmount(eurToAllCents(parseCents(row.total), rates)),
    status: row.status,
    created_at: row.createdAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
    deleted_by: null,
  };
}

/** Converts a row for staff, who also see which pieces the stock didn't have. */
export function toStaffOrder(row: OrderRecord, rates: ExchangeRates): Order {
  const order = toOrder(row, rates);
  if (!row.isStockTaken) return order;
  return {
    ...order,
    items: order.items.map((item, at) => ({ ...item, taken: row.items[at]?.taken ?? 0 })),
  };
}

/** Converts the row of a placed order, with its private link. */
export function toPlacedOrder(row: OrderRecord, rates: ExchangeRates): CreatedOrder {
  return { ...toOrder(row, rates), link_token: row.linkToken };
}

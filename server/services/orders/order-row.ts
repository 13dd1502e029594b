import { centsOfDecimal, eurToAllCents, toAmount, type ExchangeRates } from "#domain/money.ts";
import type { StoredStatus } from "#domain/order-status.ts";
import type { orders } from "#server/db/schema/orders.ts";

export type OrderRecord = typeof orders.$inferSelect;

/** An order in the API's format. Amounts are EUR, `total_all` is lek at the configured rate. */
export type Order = {
  readonly id: string;
  readonly user_id: string | null;
  readonly customer_name: string;
  readonly phone: string;
  readonly country: string;
  readonly city: string;
  readonly shipping_method: string;
  readonly notes: string;
  readonly items: { id: string; name: string; price: number; quantity: number }[];
  readonly total: number;
  readonly total_all: number;
  readonly status: StoredStatus;
  readonly created_at: string;
  readonly deleted_at: string | null;
  readonly deleted_by: string | null;
};

/** The response to a placed order, including its private link. */
export type CreatedOrder = Order & { readonly link_token: string };

/**
 * Converts a row to the API's format.
 * @param rates Units of each currency for one euro.
 */
export function orderOfRow(row: OrderRecord, rates: ExchangeRates): Order {
  return {
    id: row.id,
    user_id: row.userId,
    customer_name: row.customerName,
    phone: row.phone,
    country: row.country,
    city: row.city,
    shipping_method: row.shippingMethod,
    notes: row.notes,
    items: row.items.map(({ id, name, price, quantity }) => ({ id, name, price, quantity })),
    total: Number(row.total),
    total_all: toAmount(eurToAllCents(centsOfDecimal(row.total), rates)),
    status: row.status,
    created_at: row.createdAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
    deleted_by: null,
  };
}

import { getTableColumns } from "drizzle-orm";
import type { Pool } from "pg";
import type { OrderRequest } from "#domain/order-schema.ts";
import type { PlacedTerms } from "#domain/order-terms.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { OrderRecord } from "./order-row.ts";

export type OrderInsert = {
  readonly id: string;
  readonly userId: string | null;
  readonly request: OrderRequest;
  readonly requestDigest: string;
  /** The shop's terms for the place of the order. */
  readonly terms: PlacedTerms;
  /** Euro, as a decimal: cost of the delivery, and the goods' amount that is delivered for free. */
  readonly delivery: { readonly cost: string | null; readonly freeFrom: string | null };
};

type InsertColumns = typeof orders.$inferInsert;

/** Every column that the client or the service decides; the others come from the products. */
const values: {
  readonly [Column in keyof Omit<InsertColumns, "items" | "deliveryCost" | "total">]: (
    order: OrderInsert,
  ) => InsertColumns[Column];
} = {
  id: ({ id }) => id,
  userId: ({ userId }) => userId,
  customerName: ({ request }) => request.customer_name,
  phone: ({ request }) => request.phone,
  country: ({ request }) => request.country,
  city: ({ request }) => request.city,
  shippingMethod: ({ request }) => request.shipping_method,
  notes: ({ request }) => request.notes,
  email: ({ request }) => request.email ?? "",
  companyName: ({ request }) => request.company_name ?? "",
  nipt: ({ request }) => request.nipt ?? "",
  language: ({ request }) => request.language ?? "sq",
  terms: ({ terms }) => terms,
  idempotencyKey: ({ request }) => request.idempotency_key,
  requestDigest: ({ requestDigest }) => requestDigest,
};

const columns = Object.entries(getTableColumns(orders));
const getters = new Map(Object.entries(values));
const sent = columns.flatMap(([property, { name }]) => {
  const getValue = getters.get(property);
  return getValue ? [{ name, getValue }] : [];
});

// One statement is one transaction and one round trip: it prices the lines and the delivery, writes the
// order and its change row and empties the server cart, or does nothing at all.
const statement = `
WITH wanted AS (
  SELECT id, quantity, place FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS w(id, quantity, place)
), priced AS (
  SELECT wanted.*, products.name, products.price_eur
  FROM wanted JOIN products ON products.id = wanted.id
  WHERE products.is_active AND products.deleted_at IS NULL
), goods AS (
  SELECT
    jsonb_agg(jsonb_build_object('id', id, 'name', name, 'price', price_eur, 'quantity', quantity) ORDER BY place) AS items,
    sum(price_eur * quantity) AS amount
  FROM priced HAVING count(*) = cardinality($1::uuid[])
), delivered AS (
  SELECT goods.*, CASE WHEN $3::numeric IS NOT NULL AND amount >= $4::numeric THEN 0 ELSE $3::numeric END AS cost
  FROM goods
), placed AS (
  INSERT INTO orders (${sent.map(({ name }) => name).join(", ")}, items, delivery_cost, total)
  SELECT ${sent.map((_, index) => `$${index + 5}`).join(", ")}, items, cost, amount + coalesce(cost, 0)
  FROM delivered
  ON CONFLICT (idempotency_key) DO NOTHING
  RETURNING *
), logged AS (
  INSERT INTO changes (topic, kind, entity_id) SELECT 'order', 'created', id FROM placed
), emptied AS (
  DELETE FROM cart_items WHERE user_id = (SELECT user_id FROM placed)
)
SELECT ${columns.map(([property, { name }]) => `${name} AS "${property}"`).join(", ")}
FROM placed`;

/**
 * Writes an order, its change row and the emptied cart in one prepared statement.
 * @returns The new row, or undefined if the key was used before or a product isn't sold.
 */
export async function insertOrder(
  pool: Pool,
  order: OrderInsert,
): Promise<OrderRecord | undefined> {
  const { items } = order.request;
  const { rows } = await pool.query<OrderRecord>({
    name: "insert-order",
    text: statement,
    values: [
      items.map((item) => item.id),
      items.map((item) => item.quantity),
      order.delivery.cost,
      order.delivery.freeFrom,
      ...sent.map(({ getValue }) => getValue(order)),
    ],
  });
  return rows[0];
}

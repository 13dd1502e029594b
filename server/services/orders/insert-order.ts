import type { Pool } from "pg";
import type { OrderRequest } from "#domain/order-schema.ts";
import type { OrderRecord } from "./order-row.ts";

export type OrderInsert = {
  readonly id: string;
  readonly userId: string | null;
  readonly request: OrderRequest;
  readonly requestDigest: string;
};

// One statement is one transaction and one round trip: it prices the lines, writes the order and its
// change row and empties the server cart, or does nothing at all.
const statement = `
WITH wanted AS (
  SELECT id, quantity, place FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS w(id, quantity, place)
), priced AS (
  SELECT wanted.*, products.name, products.price_eur
  FROM wanted JOIN products ON products.id = wanted.id
  WHERE products.is_active AND products.deleted_at IS NULL
), placed AS (
  INSERT INTO orders (id, user_id, customer_name, phone, country, city, shipping_method, notes,
    idempotency_key, request_digest, items, total)
  SELECT $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
    jsonb_agg(jsonb_build_object('id', id, 'name', name, 'price', price_eur, 'quantity', quantity) ORDER BY place),
    sum(price_eur * quantity)
  FROM priced HAVING count(*) = cardinality($1::uuid[])
  ON CONFLICT (idempotency_key) DO NOTHING
  RETURNING *
), logged AS (
  INSERT INTO changes (topic, kind, entity_id) SELECT 'order', 'created', id FROM placed
), emptied AS (
  DELETE FROM cart_items WHERE user_id = $4 AND EXISTS (SELECT FROM placed)
)
SELECT id, user_id AS "userId", customer_name AS "customerName", phone, country, city,
  shipping_method AS "shippingMethod", notes, items, total, status,
  is_stock_taken AS "isStockTaken", idempotency_key AS "idempotencyKey",
  request_digest AS "requestDigest", link_token AS "linkToken", noticed_at AS "noticedAt", created_at AS "createdAt", updated_at AS "updatedAt",
  deleted_at AS "deletedAt", deleted_by AS "deletedBy"
FROM placed`;

/**
 * Writes an order, its change row and the emptied cart in one prepared statement.
 * @returns The new row, or undefined if the key was used before or a product isn't sold.
 */
export async function insertOrder(
  pool: Pool,
  order: OrderInsert,
): Promise<OrderRecord | undefined> {
  const { request } = order;
  const { rows } = await pool.query<OrderRecord>({
    name: "insert-order",
    text: statement,
    values: [
      request.items.map((item) => item.id),
      request.items.map((item) => item.quantity),
      order.id,
      order.userId,
      request.customer_name,
      request.phone,
      request.country,
      request.city,
      request.shipping_method,
      request.notes,
      request.idempotency_key,
      order.requestDigest,
    ],
  });
  return rows[0];
}

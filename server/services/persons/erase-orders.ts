import { inArray, sql } from "drizzle-orm";
import { erasedName } from "#domain/retention.ts";
import type { Transaction } from "#server/db/client.ts";
import { orders } from "#server/db/schema/orders.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import { eraseOrphanedNotes } from "./erase-orphaned-notes.ts";
import { listPhoneKeys } from "./find-person.ts";

/**
 * Erases the customer's data in orders. Number, time, country, goods, prices, total and status stay, and so
 * does the stock that an order took. Its private link opens nothing any more.
 */
export async function eraseOrders(
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const phoneKeys = await listPhoneKeys(tx, orders, inArray(orders.id, [...ids]));
  await eraseOrderTraces(tx, ids);
  await tx
    .update(orders)
    .set({
      userId: null,
      customerName: erasedName,
      phone: "",
      city: "",
      shippingMethod: "",
      notes: "",
      email: "",
      companyName: "",
      nipt: "",
      // A digest of what is erased. The key stays, so that a repeated request makes no second order.
      requestDigest: "erased",
      linkToken: sql`DEFAULT`,
      erasedAt: now,
      erasureAskedAt: null,
    })
    .where(inArray(orders.id, [...ids]));
  await recordChanges(tx, "order", "updated", ids);
  await eraseOrphanedNotes(tx, phoneKeys);
}

/** Deletes the mails about orders that wait, and the customers' names in the history of what they did. */
export async function eraseOrderTraces(tx: Transaction, ids: readonly string[]): Promise<void> {
  const erased = sql`${sql.param(ids)}::uuid[]`;
  await tx.execute(sql`
    DELETE FROM pgboss.job
    WHERE name IN ('order-placed', 'notice') AND data->>'order' = ANY(${erased}::text[])`);
  // A cancelled order returns stock, so that its products' history has the customer's name as well.
  await tx.execute(sql`
    WITH erased AS (
      SELECT id, customer_name, items FROM orders WHERE id = ANY(${erased})
    ), touched AS (
      SELECT id AS entity_id, id AS order_id, customer_name FROM erased
      UNION
      SELECT (item->>'id')::uuid, id, customer_name FROM erased, jsonb_array_elements(items) AS item
    )
    UPDATE history SET actor_id = NULL, actor_name = ${erasedName}
    FROM touched
    WHERE history.entity_id = touched.entity_id AND history.actor_name = touched.customer_name
      AND (history.topic = 'order' OR history.cause->>'order' = touched.order_id::text)
      AND NOT EXISTS (SELECT FROM admin_users WHERE user_id = history.actor_id)`);
}

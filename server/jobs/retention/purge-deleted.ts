import { and, eq, inArray, sql } from "drizzle-orm";
import { undoableSince } from "#domain/history.ts";
import type { AppContext } from "#server/app-context.ts";
import type { Database } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { orders } from "#server/db/schema/orders.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import { products } from "#server/db/schema/shop.ts";
import { history } from "#server/db/schema/staff.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import { deleteQuotes } from "#server/services/persons/delete-quotes.ts";
import { eraseOrderTraces } from "#server/services/persons/erase-orders.ts";
import { eraseOrphanedNotes } from "#server/services/persons/erase-orphaned-notes.ts";
import { listPhoneKeys } from "#server/services/persons/find-person.ts";
import { removeUploads } from "#server/services/uploads/sweep-uploads.ts";
import { runInBatches } from "./run-in-batches.ts";

type Parts = Pick<AppContext, "db" | "log" | "now" | "stopping" | "storage">;

/** Removes orders and products, with their history, whose deletion can no longer be undone. */
export async function purgeDeleted(parts: Parts): Promise<number> {
  const before = undoableSince(parts.now());
  const count = await runInBatches(parts.stopping, (limit) => purgeOrders(parts, before, limit));
  return (
    count + (await runInBatches(parts.stopping, (limit) => purgeProducts(parts.db, before, limit)))
  );
}

async function purgeOrders(parts: Parts, before: Date, limit: number): Promise<number> {
  const { ids, photos } = await runTransaction(parts.db, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      SELECT id FROM orders WHERE deleted_at < ${before.toISOString()}::timestamptz
      LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
    const due = rows.map(({ id }) => id);
    const accepted = await tx
      .select({ id: quotes.id })
      .from(quotes)
      .where(inArray(quotes.orderId, due));
    const phoneKeys = await listPhoneKeys(tx, orders, inArray(orders.id, due));
    await eraseOrderTraces(tx, due);
    const removed = await deleteQuotes(
      tx,
      accepted.map(({ id }) => id),
    );
    await tx.delete(history).where(and(eq(history.topic, "order"), inArray(history.entityId, due)));
    await tx.delete(orders).where(inArray(orders.id, due));
    await eraseOrphanedNotes(tx, phoneKeys);
    await recordChanges(tx, "order", "deleted", due);
    return { ids: due, photos: removed };
  });
  await removeUploads(parts, photos);
  return ids.length;
}

async function purgeProducts(db: Database, before: Date, limit: number): Promise<number> {
  return runTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      SELECT id FROM products WHERE deleted_at < ${before.toISOString()}::timestamptz
      LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
    const ids = rows.map(({ id }) => id);
    await tx
      .delete(history)
      .where(and(eq(history.topic, "product"), inArray(history.entityId, ids)));
    await tx.delete(products).where(inArray(products.id, ids));
    // The shop no longer showed them, so only admins are notified.
    await recordChanges(tx, "hidden-product", "deleted", ids);
    return ids.length;
  });
}

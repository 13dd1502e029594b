import { sql, type SQL } from "drizzle-orm";
import { shortOrderId } from "#domain/order.ts";
import { maxOpenOrderDays } from "#domain/retention.ts";
import type { AppContext } from "#server/app-context.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { deleteOutboxMails } from "#server/jobs/mail/outbox-files.ts";
import { eraseOrders } from "#server/services/persons/erase-orders.ts";
import { runInBatches } from "./run-in-batches.ts";

type Parts = Pick<AppContext, "config" | "db" | "now" | "stopping">;

/**
 * Erases the customers' data in orders: guests' some months after their last change, and those whose customer
 * asked for it, once they have ended.
 * @returns The number of erased orders.
 */
export async function eraseDueOrders(parts: Parts): Promise<number> {
  const { config, now } = parts;
  const time = now().toISOString();
  const old = await eraseEach(
    parts,
    sql`user_id IS NULL AND erased_at IS NULL
      AND updated_at < ${time}::timestamptz - make_interval(months => ${config.retention.guest_order_months})`,
  );
  const ended = await eraseEach(
    parts,
    sql`erasure_asked_at IS NOT NULL AND (status IN ('completed', 'cancelled') OR deleted_at IS NOT NULL
      OR erasure_asked_at < ${time}::timestamptz - make_interval(days => ${maxOpenOrderDays}))`,
  );
  return old + ended;
}

async function eraseEach({ config, db, now, stopping }: Parts, isDue: SQL): Promise<number> {
  return runInBatches(stopping, async (limit) => {
    const ids = await runTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        SELECT id FROM orders WHERE ${isDue} LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
      const due = rows.map(({ id }) => id);
      await eraseOrders(tx, due, now());
      return due;
    });
    await deleteOutboxMails(config.dataDir, { numbers: ids.map(shortOrderId) });
    return ids.length;
  });
}

import { inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { orders } from "#server/db/schema/orders.ts";
import { lowStockNotices, mails } from "#server/db/schema/staff.ts";
import type { JobQueue } from "./job-queue.ts";
import { sealMail } from "./queue-mails.ts";
import type { Seal } from "./seal.ts";

/** Above it, the rest follows an hour later. */
const maxAtOnce = 1_000;

/**
 * Queues what an older version left in its tables: orders and low stock without notices, and mails that
 * wait in the table `mails`. It may still be running and sending, so a mail is taken when it is due.
 */
export async function findUnqueuedNotices(parts: {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly seal: Seal;
}): Promise<void> {
  const { db, jobs, seal } = parts;
  const unnoticed = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isNull(orders.noticedAt))
    .limit(maxAtOnce);
  // The id of the order, as in the trigger: an order whose job still waits gets no second one.
  await jobs.add(
    "order-placed",
    unnoticed.map(({ id }) => ({ id, data: { order: id } })),
  );
  if ((await db.$count(lowStockNotices)) > 0) await jobs.add("low-stock", [{ data: {} }]);
  await moveMails(db, jobs, seal);
}

async function moveMails(db: Database, jobs: JobQueue, seal: Seal): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(mails)
      .where(lte(mails.nextTryAt, sql`now()`))
      .limit(maxAtOnce)
      .for("update", { skipLocked: true });
    if (due.length === 0) return;
    await jobs.add(
      "notice",
      due.map(({ recipient: to, subject, text, html, attempts }) => ({
        data: { ...sealMail(seal, { to, subject, text, html }), attempts },
      })),
      tx,
    );
    await tx.delete(mails).where(
      inArray(
        mails.id,
        due.map(({ id }) => id),
      ),
    );
  });
  jobs.wake("notice");
}

import { sql } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import type { LowProduct } from "#server/jobs/mail/templates/low-stock-mail.ts";
import type { JobQueue } from "./job-queue.ts";

/**
 * Queues one mail per staff address about all products whose stock fell to their threshold since
 * the last one. Deletes the rows that a trigger inserted in the same transaction. Products that
 * were restocked or deleted since are left out.
 */
export async function queueLowStockNotices(parts: {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly config: Pick<Config, "staffEmails">;
}): Promise<void> {
  const { db, jobs, config } = parts;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<LowProduct>(sql`
      WITH noted AS (
        DELETE FROM low_stock_notices
        WHERE id IN (SELECT id FROM low_stock_notices FOR UPDATE SKIP LOCKED)
        RETURNING product_id
      )
      SELECT name, stock_quantity AS "stockQuantity", low_stock_threshold AS "lowStockThreshold"
      FROM products
      WHERE id IN (SELECT product_id FROM noted)
        AND deleted_at IS NULL AND stock_quantity <= low_stock_threshold
      ORDER BY stock_quantity, name, id`);
    if (rows.length === 0) return;
    const data = { kind: "low-stock", products: rows };
    await jobs.add(
      "notice",
      config.staffEmails.map((to) => ({ data: { ...data, to } })),
      tx,
    );
  });
  jobs.wake("notice");
}

import { sql, type SQL } from "drizzle-orm";
import type { AppContext } from "#server/app-context.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { deleteQuotes } from "#server/services/persons/delete-quotes.ts";
import { removeUploads } from "#server/services/uploads/sweep-uploads.ts";
import { runInBatches } from "./run-in-batches.ts";

type Parts = Pick<AppContext, "config" | "db" | "log" | "now" | "stopping" | "storage">;

/** Deletes accounts whose address wasn't confirmed in time, unless a link of a mail still works. */
export async function deleteUnconfirmedAccounts({
  config,
  db,
  now,
  stopping,
}: Parts): Promise<number> {
  const time = toTime(now());
  return runInBatches(stopping, async (limit) => {
    const { rowCount } = await db.execute(sql`
      DELETE FROM users WHERE NOT email_verified AND id IN (
        SELECT id FROM users WHERE NOT email_verified
          AND created_at < ${time} - make_interval(days => ${config.retention.unconfirmed_account_days})
          AND NOT EXISTS (SELECT FROM admin_users WHERE user_id = users.id)
          AND NOT EXISTS (SELECT FROM verifications
            WHERE starts_with(value, users.id) AND expires_at > ${time})
        LIMIT ${limit} FOR UPDATE SKIP LOCKED)`);
    return rowCount ?? 0;
  });
}

/** Deletes quotes some months after their last change. The orders that they became stay. */
export async function deleteOldQuotes(parts: Parts): Promise<number> {
  const { config, db, now, stopping } = parts;
  return runInBatches(stopping, async (limit) => {
    const { count, photos } = await runTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        SELECT id FROM quotes WHERE updated_at < ${toTime(now())} - make_interval(months => ${config.retention.quote_months})
        LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
      const ids = rows.map(({ id }) => id);
      return { count: ids.length, photos: await deleteQuotes(tx, ids) };
    });
    await removeUploads(parts, photos);
    return count;
  });
}

/** Deletes the history of some months ago. Its ids ascend with time, so the oldest rows come first. */
export async function deleteOldHistory({ config, db, now, stopping }: Parts): Promise<number> {
  return runInBatches(stopping, async (limit) => {
    const { rowCount } = await db.execute(sql`
      DELETE FROM history WHERE id IN (
        SELECT id FROM (SELECT id, at FROM history ORDER BY id LIMIT ${limit}) AS oldest
        WHERE at < ${toTime(now())} - make_interval(months => ${config.retention.history_months}))`);
    return rowCount ?? 0;
  });
}

function toTime(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

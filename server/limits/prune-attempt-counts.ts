import { desc, lt, lte, or } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#server/db/client.ts";
import { describeError } from "#server/db/describe-error.ts";
import { attemptCounts } from "#server/db/schema/limits.ts";

const everyMs = 5 * 60 * 1_000;

/** Some 30 MB. */
const maxRows = 200_000;

/**
 * Every five minutes, deletes counts whose window has ended.
 * @param log Receives failures; they are retried five minutes later.
 * @returns A function that stops it.
 */
export function pruneAttemptCounts(db: Database, log: Logger): () => void {
  const timer = setInterval(() => {
    deleteEndedCounts(db).catch((error: unknown) =>
      log.warn({ err: describeError(error) }, "old attempt counts not removed"),
    );
  }, everyMs).unref();
  return () => clearInterval(timer);
}

/** Deletes counts whose window has ended and, beyond `keep` rows, those whose window ends first. */
export async function deleteEndedCounts(db: Database, keep = maxRows): Promise<void> {
  const { expire } = attemptCounts;
  const firstBeyond = db
    .select({ expire })
    .from(attemptCounts)
    .orderBy(desc(expire))
    .offset(keep)
    .limit(1);
  await db.delete(attemptCounts).where(or(lt(expire, Date.now()), lte(expire, firstBeyond)));
}

import type { Pool } from "pg";
import type { Logger } from "pino";
import { describeError } from "#server/db/describe-error.ts";

const everyMs = 60 * 60 * 1_000;

/**
 * Every hour, deletes drafts that are a day old and imports that can no longer be undone.
 * @param log Receives failures; they are retried an hour later.
 * @returns A function that stops it.
 */
export function pruneImportsHourly(pool: Pool, log: Logger): () => void {
  const prune = (): void => {
    pool
      .query(
        `DELETE FROM imports WHERE created_at < now() - interval '40 days'
          OR state = 'draft' AND created_at < now() - interval '1 day'`,
      )
      .catch((error: unknown) =>
        log.warn({ err: describeError(error) }, "old imports not removed"),
      );
  };
  const timer = setInterval(prune, everyMs).unref();
  return () => clearInterval(timer);
}

import type { Pool } from "pg";
import type { Logger } from "pino";
import { describeError } from "#server/db/describe-error.ts";

const everyMs = 60 * 60 * 1_000;

/** Deletes changes that no reader needs: after a longer break, a client reloads everything. */
export function pruneChangesHourly(pool: Pool, log: Logger): () => void {
  const prune = (): void => {
    pool
      .query("DELETE FROM changes WHERE at < now() - interval '2 days'")
      .catch((error: unknown) =>
        log.warn({ err: describeError(error) }, "old changes not removed"),
      );
  };
  const timer = setInterval(prune, everyMs).unref();
  return () => clearInterval(timer);
}

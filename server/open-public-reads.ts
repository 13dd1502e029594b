import type { AppContext } from "./app-context.ts";
import { connectDatabase } from "./db/client.ts";
import { describeConnectionError } from "./db/describe-connection-error.ts";
import { findReason } from "./db/describe-error.ts";
import { warnOfTransportRisk } from "./db/open-database-source.ts";
import { readFromPrimary, ReplicaReads, type PublicReads } from "./live/public-reads.ts";
import { traceQueries } from "./tracing/trace-queries.ts";

/** A client that waits longer for a replica is better off with the database itself. */
const maxWaitMs = 500;

/**
 * Opens the reads of visitors: at the replica, if the operator named one. It is connected when it is first
 * used, and may be unavailable.
 */
export function openPublicReads(
  parts: Pick<AppContext, "config" | "db" | "feed" | "log" | "metrics" | "tracing">,
): PublicReads {
  const { config, db, feed, log, metrics, tracing } = parts;
  const url = config.databaseReadUrl;
  if (url === undefined) return readFromPrimary(db);
  try {
    warnOfTransportRisk("DATABASE_READ_URL", url, log);
  } catch (error) {
    const problem = describeConnectionError(error, url) ?? findReason(error);
    log.warn({ setting: "DATABASE_READ_URL", problem }, "the replica can't be used");
    return readFromPrimary(db);
  }
  const replica = connectDatabase({
    url,
    poolSize: config.databasePoolSize,
    maxWaitMs,
    // Each failed read is noticed, and reads the database instead.
    onConnectionError: () => undefined,
  });
  traceQueries(replica.pool, tracing);
  return new ReplicaReads(replica, {
    primary: db,
    feed,
    log,
    countRead: (isAtReplica) => metrics.countPublicRead(isAtReplica),
  });
}

import pg from "pg";
import type { Logger } from "pino";
import { RateLimiterPostgres, RLWrapperTimeouts } from "rate-limiter-flexible";
import { describeError } from "#server/db/describe-error.ts";
import type { OpenCounter } from "./attempt-limiter.ts";
import { createMemoryCounters } from "./memory-counters.ts";

/** Together with a request's own wait for a connection, at most 2 s. */
const defaultMaxWaitMs = 500;

/** While the database is unavailable, requests don't wait for it again. */
const pauseMs = 5_000;

/** Counters in the table `attempt_counts`, and a function that closes their connections. */
export type PostgresCounters = { readonly openCounter: OpenCounter; close(): Promise<void> };

/**
 * Counters that all processes on a database share and that a restart keeps. While the database is
 * unavailable, each process counts in memory.
 *
 * Two connections of their own, so that limits hold while requests take all of the pool.
 */
export function openPostgresCounters(options: {
  readonly url: string;
  readonly log: Logger;
  /** After this time an attempt is counted in memory instead. */
  readonly maxWaitMs?: number;
}): PostgresCounters {
  const { url, log, maxWaitMs = defaultMaxWaitMs } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 3 * maxWaitMs,
    query_timeout: 3 * maxWaitMs,
    application_name: "shop-limits",
    // A count that a crash of the database loses isn't worth a write to the disk for each order.
    options: `-c statement_timeout=${maxWaitMs} -c synchronous_commit=off`,
  });
  const onConnectionError = (error: Error): void =>
    log.warn({ err: describeError(error) }, "attempt counter lost its database connection");
  pool.on("error", onConnectionError);
  pool.on("connect", (client) => client.on("error", onConnectionError));
  const storeClient = createPausingClient(pool, log);
  const openInMemory = createMemoryCounters();
  return {
    openCounter: (limit) =>
      new RLWrapperTimeouts({
        limiter: new RateLimiterPostgres({
          storeClient,
          storeType: "client",
          tableName: "attempt_counts",
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: limit.name,
          points: limit.limit,
          duration: limit.windowMs / 1_000,
        }),
        timeoutMs: maxWaitMs,
        insuranceLimiter: openInMemory(limit),
      }),
    close: () => pool.end(),
  };
}

type PausingClient = { query(statement: pg.QueryConfig): Promise<pg.QueryResult> };

/** A client that after an error fails at once for a while. */
function createPausingClient(pool: pg.Pool, log: Logger): PausingClient {
  let pausedUntil = 0;
  return {
    async query(statement) {
      if (performance.now() < pausedUntil)
        throw new Error("The database was unavailable a moment ago");
      try {
        return await pool.query(statement);
      } catch (error) {
        if (performance.now() >= pausedUntil) {
          log.warn({ err: describeError(error) }, "attempts are counted in memory for 5 s");
        }
        pausedUntil = performance.now() + pauseMs;
        throw error;
      }
    },
  };
}

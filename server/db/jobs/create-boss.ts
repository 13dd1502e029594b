import type { Pool, QueryResult } from "pg";
import { PgBoss, type ConstructorOptions } from "pg-boss";
import type { Logger } from "pino";
import { describeError } from "#server/db/describe-error.ts";

/** During an outage each worker fails at every poll; one log line a minute per queue is enough. */
const logEveryMs = 60_000;

/** pg-boss emits some errors as plain copies, with the name of their queue. */
type EmittedError = {
  readonly message: string;
  readonly code?: unknown;
  readonly queue?: string;
};

/** Creates a pg-boss instance on our pool, which logs through our log. */
export function createBoss(pool: Pool, log: Logger, options: ConstructorOptions): PgBoss {
  const boss = new PgBoss({
    db: toBossDatabase(pool),
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    ...options,
  });
  const loggedAt = new Map<string | undefined, number>();
  boss.on("error", (error: EmittedError) => {
    const { queue } = error;
    if (performance.now() - (loggedAt.get(queue) ?? -Infinity) < logEveryMs) return;
    loggedAt.set(queue, performance.now());
    log.warn({ err: describeError(toError(error)), queue }, "running jobs failed");
  });
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "job queue warning"));
  return boss;
}

function toError(error: EmittedError): Error {
  if (error instanceof Error) return error;
  return Object.assign(new Error(error.message), { code: error.code });
}

function toBossDatabase(pool: Pool): NonNullable<ConstructorOptions["db"]> {
  return {
    async executeSql(text, values) {
      // Several statements in one text have several results.
      const result: QueryResult<object> | QueryResult<object>[] = await pool.query(
        text,
        values && [...values],
      );
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
  };
}

import { findSqlState } from "#server/db/sql-state.ts";

const awayStates = /^(08|53|55P03|57P0|57014)/;
const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT"]);
const awayTexts = /Connection terminated|timeout exceeded when trying to connect|Client was closed/;

/** What is known of a fault: its kind, and what the log may say of it. */
export type Fault = {
  readonly isDatabaseAway: boolean;
  readonly summary: Readonly<Record<string, unknown>>;
};

/**
 * Describes an error that is nobody's mistake.
 *
 * @param error Whatever was thrown.
 * @returns Whether the database is down, restarting, out of connections or too slow right now, and
 * a summary without the SQL and the data that drizzle puts into its messages.
 */
export function describeFault(error: unknown): Fault {
  return { isDatabaseAway: isDatabaseAway(error), summary: summaryOf(error) };
}

function isDatabaseAway(error: unknown): boolean {
  const state = findSqlState(error);
  if (state !== undefined) return awayStates.test(state) || awayCodes.has(state);
  for (let current = error; current instanceof Error; current = current.cause) {
    if (awayTexts.test(current.message)) return true;
  }
  return false;
}

function summaryOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const root = rootOf(error);
  return {
    type: root.name,
    code: findSqlState(error),
    message: root.message,
    stack: root.stack?.split("\n").slice(1, 8).join("\n"),
  };
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

import { findSqlState } from "./sql-state.ts";

const unavailableStates = /^(08|25006|53|55P03|57P0|57014)/;
const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);
const unavailableTexts =
  /Connection terminated|timeout exceeded when trying to connect|and is not queryable/;

/**
 * Checks whether an error means that the database is currently down, restarting, out of connections, too
 * slow or, after a failover, still a replica.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = findSqlState(error);
  if (state !== undefined) return unavailableStates.test(state) || unavailableCodes.has(state);
  for (let current = error; current instanceof Error; current = current.cause) {
    if (unavailableTexts.test(current.message)) return true;
  }
  return false;
}

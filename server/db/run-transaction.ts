import type { Database, Transaction } from "./client.ts";
import { findSqlState, sqlStates } from "./sql-state.ts";

const tries = 4;

/** Runs a transaction and retries it after a deadlock or a serialization failure. */
export async function runTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === tries || !isWorthRetrying(error)) throw error;
    }
  }
}

/** Checks whether the database aborted the transaction because of a conflict with others. */
export function isWorthRetrying(error: unknown): boolean {
  const state = findSqlState(error);
  return state === sqlStates.deadlock || state === sqlStates.serializationFailure;
}

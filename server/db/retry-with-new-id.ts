import { createOrderId } from "./ids.ts";
import { isWorthRetrying } from "./run-transaction.ts";
import { findConstraint, findSqlState, sqlStates } from "./sql-state.ts";

const tries = 5;

/**
 * Inserts a row under a new order id. Retries with another id in the rare case that its first 8 characters
 * are taken, and after a conflict with another transaction.
 * @param index The unique index on those characters.
 */
export async function retryWithNewId<Row>(
  index: "orders_short_id" | "quotes_short_id",
  insert: (id: string) => Promise<Row>,
): Promise<Row> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insert(createOrderId());
    } catch (error) {
      const isIdTaken =
        findSqlState(error) === sqlStates.uniqueViolation && findConstraint(error) === index;
      if (!(isIdTaken || isWorthRetrying(error)) || attempt === tries) throw error;
    }
  }
}

import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { isShown } from "./is-shown.ts";

/**
 * Locks products until the transaction ends, in id order to avoid deadlocks.
 * @returns Those of them that the shop shows.
 */
export async function lockShownProducts(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string; isShown: boolean }>(sql`
    SELECT id, ${isShown} AS "isShown" FROM products
    WHERE id = ANY(${sql.param(ids)}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
  return new Set(rows.flatMap((row) => (row.isShown ? [row.id] : [])));
}

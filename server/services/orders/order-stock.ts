import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Transaction } from "#server/db/client.ts";
import { isWorthRetrying } from "#server/db/run-transaction.ts";
import type { StoredOrderItem } from "#server/db/schema/orders.ts";
import { describeUnexpectedError } from "#server/services/describe-unexpected-error.ts";

/** An order's lines after a stock change, and the products whose stock changed. */
export type StockMove = {
  readonly items: readonly StoredOrderItem[];
  readonly changedProducts: readonly string[];
};

/**
 * Takes an order's pieces from stock, never below zero, and records on each line how many were actually
 * taken. A line that fails is logged and the others are applied.
 * @param tx The transaction that locks the order's row.
 * @returns The lines with their taken pieces.
 * @throws {Error} The database's error after a deadlock, so that the caller retries the transaction, or
 * if a lock or the database times out.
 */
export async function takeOrderStock(
  tx: Transaction,
  items: readonly StoredOrderItem[],
  log: Logger,
): Promise<StockMove> {
  const taken = await takeAll(tx, items, log);
  for (const { id } of items) {
    if (!taken.has(id)) log.warn({ productId: id }, "ordered product no longer exists");
  }
  return {
    items: items.map((item) => ({ ...item, taken: taken.get(item.id) ?? 0 })),
    changedProducts: [...taken].filter(([, pieces]) => pieces > 0).map(([id]) => id),
  };
}

/** One statement for all lines; if it fails, one with a savepoint of its own for each. */
async function takeAll(
  tx: Transaction,
  items: readonly StoredOrderItem[],
  log: Logger,
): Promise<ReadonlyMap<string, number>> {
  try {
    return await tx.transaction((savepoint) => takePieces(savepoint, items));
  } catch (error) {
    throwIfGeneral(error);
  }
  const taken = new Map<string, number>();
  // Lock in id order, so that two confirmations can't deadlock.
  for (const item of items.toSorted(byId)) {
    try {
      const ofLine = await tx.transaction((savepoint) => takePieces(savepoint, [item]));
      for (const [id, pieces] of ofLine) taken.set(id, pieces);
    } catch (error) {
      throwIfGeneral(error);
      const { summary } = describeUnexpectedError(error);
      log.error({ err: summary, productId: item.id }, "stock update failed for one order line");
      taken.set(item.id, 0);
    }
  }
  return taken;
}

/** After a deadlock the whole transaction is retried, and without the database the order isn't confirmed. */
function throwIfGeneral(error: unknown): void {
  if (isWorthRetrying(error) || describeUnexpectedError(error).isDatabaseUnavailable) throw error;
}

/**
 * Returns exactly the taken pieces of an order to stock. For a product switched off in the panel, they
 * are added to its saved count. docs/product/stock.md#returned-exactly
 * @param tx The transaction that locks the order's row.
 * @returns The lines without taken pieces.
 */
export async function returnOrderStock(
  tx: Transaction,
  items: readonly StoredOrderItem[],
): Promise<StockMove> {
  const returned = items.filter((item) => (item.taken ?? 0) > 0).toSorted(byId);
  const pieces = JSON.stringify(returned.map(({ id, taken }) => ({ id, pieces: taken })));
  await tx.execute(sql`
    WITH returned AS (
      SELECT products.id, pieces FROM products
      JOIN jsonb_to_recordset(${pieces}::jsonb) AS line(id uuid, pieces int) ON line.id = products.id
      ORDER BY products.id FOR NO KEY UPDATE OF products
    )
    UPDATE products SET updated_at = now(),
      stock_quantity = CASE WHEN stock_before_off IS NULL
        THEN least(2147483647, stock_quantity::bigint + pieces) ELSE stock_quantity END,
      -- least() passes over null, and an unknown count has to stay unknown.
      stock_before_off = CASE WHEN stock_before_off IS NOT NULL
        THEN least(2147483647, stock_before_off::bigint + pieces) END
    FROM returned WHERE products.id = returned.id`);
  return {
    items: items.map(({ taken: _, ...item }) => item),
    changedProducts: returned.map((item) => item.id),
  };
}

async function takePieces(
  tx: Transaction,
  items: readonly StoredOrderItem[],
): Promise<ReadonlyMap<string, number>> {
  const lines = JSON.stringify(items.map(({ id, quantity }) => ({ id, quantity })));
  const { rows } = await tx.execute<{ id: string; taken: number }>(sql`
    WITH held AS (
      SELECT products.id, stock_quantity, quantity FROM products
      JOIN jsonb_to_recordset(${lines}::jsonb) AS line(id uuid, quantity int) ON line.id = products.id
      WHERE deleted_at IS NULL ORDER BY products.id FOR NO KEY UPDATE OF products
    )
    UPDATE products SET stock_quantity = greatest(0, products.stock_quantity - held.quantity),
      updated_at = now()
    FROM held WHERE products.id = held.id
    RETURNING products.id, held.stock_quantity - products.stock_quantity AS taken`);
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

function byId(a: StoredOrderItem, b: StoredOrderItem): number {
  return a.id < b.id ? -1 : 1;
}

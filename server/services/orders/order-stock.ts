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
 * taken. Each line has its own savepoint: a line that fails is logged and the others are applied.
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
  const taken = new Map<string, number>();
  // Lock in id order, so that two confirmations can't deadlock.
  for (const item of items.toSorted(byId)) {
    try {
      const pieces = await tx.transaction((savepoint) => takePieces(savepoint, item));
      if (pieces !== undefined) taken.set(item.id, pieces);
      else log.warn({ productId: item.id }, "ordered product no longer exists");
    } catch (error) {
      // Not specific to the line: after a deadlock the whole transaction is retried, and without the
      // database the order isn't confirmed.
      const { isDatabaseUnavailable, summary } = describeUnexpectedError(error);
      if (isWorthRetrying(error) || isDatabaseUnavailable) throw error;
      log.error({ err: summary, productId: item.id }, "stock update failed for one order line");
    }
  }
  return {
    items: items.map((item) => ({ ...item, taken: taken.get(item.id) ?? 0 })),
    changedProducts: [...taken].filter(([, pieces]) => pieces > 0).map(([id]) => id),
  };
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

async function takePieces(tx: Transaction, item: StoredOrderItem): Promise<number | undefined> {
  const { rows } = await tx.execute<{ taken: number }>(sql`
    WITH held AS (
      SELECT id, stock_quantity FROM products
      WHERE id = ${item.id} AND deleted_at IS NULL FOR NO KEY UPDATE
    )
    UPDATE products SET stock_quantity = greatest(0, products.stock_quantity - ${item.quantity}::int),
      updated_at = now()
    FROM held WHERE products.id = held.id
    RETURNING held.stock_quantity - products.stock_quantity AS taken`);
  return rows[0]?.taken;
}

function byId(a: StoredOrderItem, b: StoredOrderItem): number {
  return a.id < b.id ? -1 : 1;
}

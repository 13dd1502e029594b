import { sql } from "drizzle-orm";
import type { StockEffect } from "#domain/order-status.ts";
import type { Transaction } from "#server/db/client.ts";
import type { StoredOrderItem } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import type { OrderRecord } from "./order-row.ts";
import { returnOrderStock, takeOrderStock, type StockMove } from "./order-stock.ts";

/**
 * Applies an order change's effect on the stock and names the actor of what follows in the transaction. The
 * products' history refers to the order.
 * @param ctx The caller's context; failing lines are written to its log.
 * @param tx The transaction that locks the order's row.
 * @returns The order's updated lines and the products whose stock changed.
 */
export async function moveStock(
  ctx: ServiceContext,
  tx: Transaction,
  order: OrderRecord,
  effect: StockEffect,
): Promise<StockMove> {
  if (effect === "none") {
    await nameActor(tx, ctx.actor);
    return { items: order.items, changedProducts: [] };
  }
  await nameActor(tx, ctx.actor, { order: order.id });
  const move = await moveAs(effect, tx, order, ctx.log);
  // Attribute later changes of this transaction to the user, no longer to the order.
  await nameActor(tx, ctx.actor);
  return move;
}

function moveAs(
  effect: Exclude<StockEffect, "none">,
  tx: Transaction,
  order: OrderRecord,
  log: ServiceContext["log"],
): Promise<StockMove> {
  switch (effect) {
    case "take":
      return takeOrderStock(tx, order.items, log);
    case "retake":
      return retakeOrderStock(tx, order.items);
    case "return":
      return returnOrderStock(tx, order.items);
  }
}

/**
 * Reverses the return of a deleted order's pieces: takes them from where they were returned to, up to
 * what is available, and records on each line how many were taken.
 * @param tx The transaction that locks the order's row.
 * @param items The order's lines with the pieces that the deletion returned.
 * @returns The lines with the pieces that were taken again.
 */
async function retakeOrderStock(
  tx: Transaction,
  items: readonly StoredOrderItem[],
): Promise<StockMove> {
  const returned = items.filter((item) => (item.taken ?? 0) > 0);
  const pieces = JSON.stringify(returned.map(({ id, taken }) => ({ id, pieces: taken })));
  const { rows } = await tx.execute<{ id: string; taken: number }>(sql`
    WITH held AS (
      SELECT products.id, stock_before_off IS NOT NULL AS is_off,
        least(pieces, coalesce(stock_before_off, stock_quantity)) AS taken
      FROM products
      JOIN jsonb_to_recordset(${pieces}::jsonb) AS line(id uuid, pieces int) ON line.id = products.id
      ORDER BY products.id FOR NO KEY UPDATE OF products
    )
    UPDATE products SET updated_at = now(),
      stock_quantity = stock_quantity - CASE WHEN is_off THEN 0 ELSE taken END,
      -- Unknown stays unknown.
      stock_before_off = stock_before_off - CASE WHEN is_off THEN taken ELSE 0 END
    FROM held WHERE products.id = held.id
    RETURNING products.id, taken`);
  const getTaken = new Map(rows.map((row) => [row.id, row.taken]));
  return {
    items: items.map((item) => ({ ...item, taken: getTaken.get(item.id) ?? 0 })),
    changedProducts: rows.filter((row) => row.taken > 0).map((row) => row.id),
  };
}

import type { StockEffect } from "#domain/order-status.ts";
import type { Transaction } from "#server/db/client.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import type { OrderRecord } from "./order-row.ts";
import { returnOrderStock, takeOrderStock, type StockMove } from "./order-stock.ts";
import { retakeOrderStock } from "./retake-order-stock.ts";

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

import type { StockEffect } from "#domain/order-status.ts";
import type { Transaction } from "#server/db/client.ts";
import type { ServiceContext } from "../context.ts";
import { nameActor } from "../history/name-actor.ts";
import type { OrderRecord } from "./order-row.ts";
import { returnOrderStock, takeOrderStock, type StockMove } from "./order-stock.ts";
import { retakeOrderStock } from "./retake-order-stock.ts";

/**
 * Moves the stock that a change of an order calls for. The products' history names the order.
 *
 * @param ctx The context of whoever changes the order; a failing line is told in its log.
 * @param tx The transaction that holds the order's row.
 * @param order The order's row.
 * @param effect What the change does to the stock.
 * @returns The order's lines afterwards and the products whose stock changed.
 */
export async function moveStock(
  ctx: ServiceContext,
  tx: Transaction,
  order: OrderRecord,
  effect: StockEffect,
): Promise<StockMove> {
  if (effect === "none") return { items: order.items, changedProducts: [] };
  await nameActor(tx, ctx.actor, { order: order.id });
  const move = await moveAs(effect, tx, order, ctx.log);
  // What follows is done by the person, not by the order.
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

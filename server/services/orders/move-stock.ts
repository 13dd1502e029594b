import type { Logger } from "pino";
import type { StockEffect } from "#domain/order-status.ts";
import type { Transaction } from "#server/db/client.ts";
import type { OrderRow } from "./order-row.ts";
import { returnOrderStock, takeOrderStock, type StockMove } from "./order-stock.ts";

/**
 * Moves the stock that a change of an order calls for.
 *
 * @param tx The transaction that holds the order's row.
 * @param order The order's row.
 * @param effect What the change does to the stock.
 * @param log Where a failing line is told.
 * @returns The order's lines afterwards and the products whose stock changed.
 */
export async function moveStock(
  tx: Transaction,
  order: OrderRow,
  effect: StockEffect,
  log: Logger,
): Promise<StockMove> {
  switch (effect) {
    case "take":
      return takeOrderStock(tx, order.items, log);
    case "return":
      return returnOrderStock(tx, order.items);
    case "none":
      return { items: order.items, changedProducts: [] };
  }
}

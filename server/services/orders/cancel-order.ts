import { eq } from "drizzle-orm";
import type { Order } from "#domain/order-schema.ts";
import { isCancellable, findStatusEffect } from "#domain/order-status.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { orders } from "#server/db/schema/orders.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import { recordStockChanges } from "#server/services/changes/record-product-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameCustomer } from "#server/services/history/name-actor.ts";
import { requireUser } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { announceOrderChange } from "./announce-order-change.ts";
import { openOrderLink, toFollowedOrder } from "./follow-order.ts";
import { lockOrder } from "./lock-order.ts";
import { toOrder, type OrderRecord } from "./order-row.ts";
import { returnOrderStock, type StockMove } from "./order-stock.ts";
import { takeOrderTurn } from "./take-order-turn.ts";

/**
 * Cancels the order of a private link while it is pending. Cancelling it again changes nothing.
 * @throws {ServiceError} `not_found` for an invalid token, including that of a deleted order;
 * `order_not_pending` once the shop has started with it; `rate_limited` after many invalid tokens.
 */
export async function cancelOrderByLink(ctx: ServiceContext, token: string): Promise<Order> {
  const { id } = await openOrderLink(ctx, token);
  return toFollowedOrder(ctx, await cancel(ctx, id));
}

/**
 * Cancels the actor's own order while it is pending. Cancelling it again changes nothing.
 * @throws {ServiceError} `unauthorized` for a visitor; `not_found` for an unknown, deleted or another
 * customer's order; `order_not_pending` once the shop has started with it.
 */
export async function cancelOwnOrder(ctx: ServiceContext, id: string): Promise<Order> {
  const { userId } = requireUser(ctx.actor);
  return toOrder(await cancel(ctx, id, userId), ctx.config.rates);
}

/** @param owner The account that must have placed it; undefined if the link was checked. */
async function cancel(ctx: ServiceContext, id: string, owner?: string): Promise<OrderRecord> {
  const { row, moved } = await takeOrderTurn(ctx, id, () =>
    runTransaction(ctx.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (owner !== undefined && order.userId !== owner) throw new ServiceError("not_found");
      if (order.status === "cancelled") return { row: order, moved: noMove(order) };
      if (!isCancellable(order.status)) throw new ServiceError("order_not_pending");
      const customer = { id: order.userId, name: order.customerName };
      await nameCustomer(tx, customer, { order: id });
      const isReturn = findStatusEffect("cancelled", order.isStockTaken) === "return";
      const move = isReturn ? await returnOrderStock(tx, order.items) : noMove(order);
      await nameCustomer(tx, customer);
      const [changed] = await tx
        .update(orders)
        .set({
          status: "cancelled",
          items: move.items,
          isStockTaken: false,
          updatedAt: ctx.now(),
        })
        .where(eq(orders.id, id))
        .returning();
      if (!changed) throw new ServiceError("not_found");
      await recordChanges(tx, "order", "updated", [id]);
      await recordStockChanges(tx, move.changedProducts);
      return { row: changed, moved: move };
    }),
  );
  announceOrderChange(ctx, moved);
  return row;
}

function noMove({ items }: OrderRecord): StockMove {
  return { items, changedProducts: [] };
}

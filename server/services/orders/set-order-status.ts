import { eq } from "drizzle-orm";
import type { Order } from "#domain/order-schema.ts";
import { findStatusEffect, type StoredStatus } from "#domain/order-status.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { orders } from "#server/db/schema/orders.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import { recordStockChanges } from "#server/services/changes/record-product-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { announceOrderChange } from "./announce-order-change.ts";
import { lockOrder } from "./lock-order.ts";
import { moveStock } from "./move-stock.ts";
import { toStaffOrder } from "./order-row.ts";
import { takeOrderTurn } from "./take-order-turn.ts";

/**
 * Changes an order's status, from any to any. The first 'confirmed' takes the pieces from stock;
 * confirming again takes nothing; going back to 'pending', or cancelling, returns what was taken.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function setOrderStatus(
  ctx: ServiceContext,
  input: { readonly id: string; readonly status: StoredStatus },
): Promise<Order> {
  requireAdmin(ctx.actor);
  const { row, moved } = await takeOrderTurn(ctx, input.id, () =>
    runTransaction(ctx.db, async (tx) => {
      const order = await lockOrder(tx, input.id);
      const effect = findStatusEffect(input.status, order.isStockTaken);
      const move = await moveStock(ctx, tx, order, effect);
      const [changed] = await tx
        .update(orders)
        .set({
          status: input.status,
          items: move.items,
          isStockTaken: effect === "none" ? order.isStockTaken : effect === "take",
          updatedAt: ctx.now(),
        })
        .where(eq(orders.id, order.id))
        .returning();
      if (!changed) throw new ServiceError("not_found");
      await recordChanges(tx, "order", "updated", [order.id]);
      await recordStockChanges(tx, move.changedProducts);
      return { row: changed, moved: move };
    }),
  );
  announceOrderChange(ctx, moved);
  return toStaffOrder(row, ctx.config.rates);
}

import { eq } from "drizzle-orm";
import { findDeletionEffect } from "#domain/order-status.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { orders } from "#server/db/schema/orders.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import { recordStockChanges } from "#server/services/changes/record-product-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { announceOrderChange } from "./announce-order-change.ts";
import { lockOrder } from "./lock-order.ts";
import { moveStock } from "./move-stock.ts";
import { takeOrderTurn } from "./take-order-turn.ts";

/**
 * Deletes an order: it disappears from every screen and total, but can be restored for 30 days. Pieces
 * taken from stock are returned unless the order was completed.
 * @throws {ServiceError} `unauthorized`, `forbidden`, or `not_found`, also if the order is already
 * deleted.
 */
export async function removeOrder(ctx: ServiceContext, id: string): Promise<void> {
  const admin = requireAdmin(ctx.actor);
  const moved = await takeOrderTurn(ctx, id, () =>
    runTransaction(ctx.db, async (tx) => {
      const order = await lockOrder(tx, id);
      const effect = findDeletionEffect(order.status, order.isStockTaken);
      const move = await moveStock(ctx, tx, order, effect);
      // The lines keep their taken pieces: the undo uses them to take the pieces again.
      await tx
        .update(orders)
        .set({ deletedAt: ctx.now(), deletedBy: admin.userId })
        .where(eq(orders.id, id));
      await recordChanges(tx, "order", "deleted", [id]);
      await recordStockChanges(tx, move.changedProducts);
      return move;
    }),
  );
  announceOrderChange(ctx, moved);
}

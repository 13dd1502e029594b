import { eq } from "drizzle-orm";
import { isUndoable } from "#domain/history.ts";
import type { Order } from "#domain/order-schema.ts";
import { findRestorationEffect } from "#domain/order-status.ts";
import type { Transaction } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { orders } from "#server/db/schema/orders.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import { recordStockChanges } from "#server/services/changes/record-product-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { announceOrderChange } from "./announce-order-change.ts";
import { moveStock } from "./move-stock.ts";
import { toStaffOrder, type OrderRecord } from "./order-row.ts";
import { takeOrderTurn } from "./take-order-turn.ts";

/**
 * Restores a deleted order. Pieces that the deletion returned to stock are taken again, as far as they
 * are still available.
 * @throws {ServiceError} `unauthorized`, `forbidden`; `not_found` if the order is unknown or isn't
 * deleted; `undo_expired` after 30 days.
 */
export async function restoreOrder(ctx: ServiceContext, id: string): Promise<Order> {
  requireAdmin(ctx.actor);
  const { row, moved } = await takeOrderTurn(ctx, id, () =>
    runTransaction(ctx.db, async (tx) => {
      const order = await lockDeletedOrder(tx, id, ctx.now());
      const effect = findRestorationEffect(order.status, order.isStockTaken);
      const move = await moveStock(ctx, tx, order, effect);
      const [restored] = await tx
        .update(orders)
        .set({ items: move.items, deletedAt: null, deletedBy: null, updatedAt: ctx.now() })
        .where(eq(orders.id, id))
        .returning();
      if (!restored) throw new ServiceError("not_found");
      await recordChanges(tx, "order", "created", [id]);
      await recordStockChanges(tx, move.changedProducts);
      return { row: restored, moved: move };
    }),
  );
  announceOrderChange(ctx, moved);
  return toStaffOrder(row, ctx.config.rates);
}

async function lockDeletedOrder(tx: Transaction, id: string, now: Date): Promise<OrderRecord> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (!row?.deletedAt) throw new ServiceError("not_found");
  if (!isUndoable(row.deletedAt, now)) throw new ServiceError("undo_expired");
  return row;
}

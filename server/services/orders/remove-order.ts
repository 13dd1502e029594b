import { eq } from "drizzle-orm";
import { stockEffectOfDeletion } from "#domain/order-status.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { orders } from "#server/db/schema/orders.ts";
import { recordChanges } from "../changes/record-changes.ts";
import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";
import { lockOrder } from "./lock-order.ts";
import { moveStock } from "./move-stock.ts";

/**
 * Deletes an order: it disappears from every screen and total, its record stays for 30 days'
 * undo. Pieces that were taken for it go back to the stock unless it was completed.
 *
 * @param ctx An admin's context.
 * @param id The order's UUID.
 * @throws {ServiceError} `unauthorized`, `forbidden`, or `not_found` also at a second deletion.
 * Source: decisions, "Orders and stock".
 */
export async function removeOrder(ctx: ServiceContext, id: string): Promise<void> {
  const admin = requireAdmin(ctx.actor);
  await runTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const effect = stockEffectOfDeletion(order.status, order.isStockTaken);
    const move = await moveStock(tx, order, effect, ctx.log);
    await tx
      .update(orders)
      .set({
        items: move.items,
        isStockTaken: effect === "return" ? false : order.isStockTaken,
        deletedAt: ctx.now(),
        deletedBy: admin.userId,
      })
      .where(eq(orders.id, id));
    await recordChanges(tx, "order", "deleted", [id]);
    await recordChanges(tx, "product", "updated", move.changedProducts);
  });
  ctx.announceChanges("order");
  ctx.announceChanges("product");
}

import { eq } from "drizzle-orm";
import { stockEffectOfDeletion } from "#domain/order-status.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { orders } from "#server/db/schema/orders.ts";
import { recordChanges } from "../changes/record-changes.ts";
import { recordProductChanges } from "../changes/record-product-changes.ts";
import type { ServiceContext } from "../context.ts";
import { nameActor } from "../history/name-actor.ts";
import { requireAdmin } from "../permission.ts";
import { lockOrder } from "./lock-order.ts";
import { moveStock } from "./move-stock.ts";
import { takeOrderTurn } from "./take-order-turn.ts";

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
  await takeOrderTurn(ctx, id, () =>
    runTransaction(ctx.db, async (tx) => {
      await nameActor(tx, ctx.actor);
      const order = await lockOrder(tx, id);
      const effect = stockEffectOfDeletion(order.status, order.isStockTaken);
      const move = await moveStock(ctx, tx, order, effect);
      // The lines keep what was taken for them: it tells the undo what to take again.
      await tx
        .update(orders)
        .set({ deletedAt: ctx.now(), deletedBy: admin.userId })
        .where(eq(orders.id, id));
      await recordChanges(tx, "order", "deleted", [id]);
      await recordProductChanges(tx, "updated", move.changedProducts);
    }),
  );
  ctx.announceChanges("order");
  ctx.announceChanges("product");
}

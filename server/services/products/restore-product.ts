import { eq } from "drizzle-orm";
import { isUndoable } from "#domain/history.ts";
import type { Product } from "#domain/product-schema.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { products } from "#server/db/schema/shop.ts";
import { recordProductChanges } from "#server/services/changes/record-product-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { toProduct } from "./product-row.ts";

/**
 * Restores a deleted product; an active one is in the shop again.
 * @throws {ServiceError} `unauthorized`, `forbidden`; `not_found` if the product is unknown or isn't
 * deleted; `undo_expired` after 30 days.
 */
export async function restoreProduct(ctx: ServiceContext, id: string): Promise<Product> {
  requireAdmin(ctx.actor);
  const row = await takeTurn(ctx, [`product:${id}`], () =>
    runTransaction(ctx.db, async (tx) => {
      await nameActor(tx, ctx.actor);
      const [deleted] = await tx.select().from(products).where(eq(products.id, id)).for("update");
      if (!deleted?.deletedAt) throw new ServiceError("not_found");
      if (!isUndoable(deleted.deletedAt, ctx.now())) throw new ServiceError("undo_expired");
      const [restored] = await tx
        .update(products)
        .set({ deletedAt: null, deletedBy: null, updatedAt: ctx.now() })
        .where(eq(products.id, id))
        .returning();
      if (!restored) throw new ServiceError("not_found");
      await recordProductChanges(tx, "updated", [id]);
      return restored;
    }),
  );
  ctx.announceChanges("product");
  return toProduct(row);
}

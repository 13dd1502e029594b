import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { changeProduct } from "./change-product.ts";

/**
 * Deletes a product: it disappears from every screen, but can be restored for 30 days.
 * @throws {ServiceError} `unauthorized`, `forbidden`, or `not_found`, also if the product is already
 * deleted.
 */
export async function removeProduct(ctx: ServiceContext, id: string): Promise<void> {
  const admin = requireAdmin(ctx.actor);
  await changeProduct(ctx, id, { deletedAt: ctx.now(), deletedBy: admin.userId }, "deleted");
}

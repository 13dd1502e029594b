import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";
import { changeProduct } from "./change-product.ts";

/**
 * Deletes a product: it disappears from every screen, and its record stays for 30 days' undo.
 *
 * @param ctx An admin's context.
 * @param id The product's UUID.
 * @throws {ServiceError} `unauthorized`, `forbidden`, or `not_found` also at a second deletion.
 * Source: decisions, "Orders and stock".
 */
export async function removeProduct(ctx: ServiceContext, id: string): Promise<void> {
  const admin = requireAdmin(ctx.actor);
  await changeProduct(ctx, id, { deletedAt: ctx.now(), deletedBy: admin.userId }, "deleted");
}

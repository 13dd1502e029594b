import type { ServiceContext } from "#server/services/context.ts";

/** Announces a committed change of an order, and of products only if it moved their stock. */
export function announceOrderChange(
  ctx: ServiceContext,
  { changedProducts }: { readonly changedProducts: readonly string[] },
): void {
  ctx.announceChanges("order");
  if (changedProducts.length > 0) ctx.announceChanges("product", changedProducts);
}

import type { Product, ProductPatch } from "#domain/product-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import {
  affectsDimensions,
  fillChangedProduct,
} from "#server/services/dimensions/fill-dimensions.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { changeProduct } from "./change-product.ts";
import { toProductColumns } from "./product-row.ts";

/**
 * Changes some fields of a product. The stock is only changed if it is among them; another name changes
 * the dimensions that staff have not stated.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function updateProduct(
  ctx: ServiceContext,
  { id, ...patch }: ProductPatch,
): Promise<Product> {
  requireAdmin(ctx.actor);
  if (!affectsDimensions(patch)) return changeProduct(ctx, id, toProductColumns(patch));
  return changeProduct(ctx, id, (present) => {
    const { fields, source } = fillChangedProduct(patch, present);
    return { ...toProductColumns(fields), ...source };
  });
}

import type { Product, ProductPatch } from "#domain/product-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import {
  affectsDimensions,
  fillChangedProduct,
} from "#server/services/dimensions/fill-dimensions.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { changeProduct } from "./change-product.ts";
import { toProductColumns } from "./product-row.ts";
import { requireStock } from "./require-stock.ts";

/**
 * Changes some fields of a product. The stock is only changed if it is among them; another name changes
 * the dimensions that staff have not stated.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`; `stock_changed` with the present count if
 * another one was expected.
 */
export async function updateProduct(
  ctx: ServiceContext,
  { id, expected_stock: expected, ...patch }: ProductPatch,
): Promise<Product> {
  requireAdmin(ctx.actor);
  const isFilled = affectsDimensions(patch);
  if (!isFilled && expected === undefined) return changeProduct(ctx, id, toProductColumns(patch));
  return changeProduct(ctx, id, (present) => {
    if (expected !== undefined) requireStock(present, expected);
    if (!isFilled) return toProductColumns(patch);
    const { fields, source } = fillChangedProduct(patch, present);
    return { ...toProductColumns(fields), ...source };
  });
}

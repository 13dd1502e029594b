import type { Product } from "#domain/product.ts";
import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";
import { changeProduct } from "./change-product.ts";
import { columnsOfFields, type ProductPatch } from "./product-fields.ts";

/**
 * Changes some fields of a product. The stock is only changed if it is among them.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function updateProduct(
  ctx: ServiceContext,
  input: { readonly id: string } & ProductPatch,
): Promise<Product> {
  requireAdmin(ctx.actor);
  const { id, ...patch } = input;
  return changeProduct(ctx, id, columnsOfFields(patch));
}

import type { Product } from "#domain/product-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { findVisibleProduct } from "./find-visible-product.ts";
import { publishedProductOfRow } from "./product-row.ts";

/**
 * Reads one product of the shop. Open to every actor.
 * @throws {ServiceError} `not_found` for an unknown, inactive or deleted product.
 */
export async function getProduct(ctx: ServiceContext, id: string): Promise<Product> {
  const row = await findVisibleProduct(ctx.db, id);
  if (!row) throw new ServiceError("not_found");
  return publishedProductOfRow(row, ctx.config);
}

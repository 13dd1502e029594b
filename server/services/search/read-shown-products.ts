import { inArray, sql } from "drizzle-orm";
import type { Product } from "#domain/product-schema.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { toPublishedProduct } from "#server/services/products/product-row.ts";
import { isShown } from "#server/services/products/shown-products.ts";

/** Reads products by id. The entries are a little older than these, so one may have left the shop. */
export async function readShownProducts(
  ctx: ServiceContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(products)
    .where(sql`${inArray(products.id, [...ids])} AND ${isShown}`);
  return new Map(rows.map((row) => [row.id, toPublishedProduct(row, ctx.config)]));
}

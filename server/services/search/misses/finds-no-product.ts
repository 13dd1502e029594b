import { maxSearchLength } from "#domain/shop-list.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { listProducts } from "#server/services/products/list-products.ts";
import { findPartsAndProducts } from "#server/services/search/find-parts-and-products.ts";

/** Whether neither the shop's list nor the search has a product for a text. */
export async function findsNoProduct(ctx: ServiceContext, typed: string): Promise<boolean> {
  const search = typed.replaceAll("\0", " ").slice(0, maxSearchLength).toWellFormed().trim();
  const [list, { found }] = await Promise.all([
    listProducts(ctx, { search, sort: "name-asc", limit: 1 }),
    findPartsAndProducts(ctx, { q: typed, limit: 1 }),
  ]);
  return list.items.length === 0 && found.products.length === 0;
}

import { inArray, sql } from "drizzle-orm";
import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { createSearch, type Search } from "#catalogue/search/create-search.ts";
import type { SearchAnswer } from "#catalogue/search/search-answer.ts";
import type { Product } from "#domain/product-schema.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { isShown } from "#server/services/products/is-shown.ts";
import { productOfRow } from "#server/services/products/product-row.ts";
import { countSearch } from "./search-limits.ts";
import { searchProducts } from "./search-products.ts";
import {
  toHitView,
  toPartView,
  toUnderstoodView,
  type HitView,
  type PartView,
  type UnderstoodView,
} from "./search-view.ts";

type ProductView = HitView & { readonly product: Product };

export type FoundPartsAndProducts = {
  readonly understood: UnderstoodView;
  readonly parts: PartView[];
  readonly products: ProductView[];
};

/**
 * Finds parts of the catalogue and visible products by anything that a part says. Open to every actor.
 * @param query.q Any text.
 * @throws {ServiceError} `rate_limited`.
 */
export async function findPartsAndProducts(
  ctx: ServiceContext,
  query: { readonly q: string; readonly limit: number },
): Promise<FoundPartsAndProducts> {
  await countSearch(ctx);
  // PostgreSQL can store neither.
  const text = query.q.replaceAll("\0", " ").toWellFormed();
  const { understood, hits } = searchBuiltIn(text, query.limit);
  const found = await searchProducts(ctx, text, query.limit);
  const isUnread = new Set(found.understood.unread);
  return {
    understood: toUnderstoodView(
      understood,
      understood.unread.filter((word) => found.hits.length === 0 || isUnread.has(word)),
    ),
    parts: hits.map(toPartView),
    products: await readProducts(ctx, found),
  };
}

/** The entries are a little older than the products, so a product may have left the shop. */
async function readProducts(ctx: ServiceContext, { hits }: SearchAnswer): Promise<ProductView[]> {
  if (hits.length === 0) return [];
  const ids = hits.map(({ entry }) => entry.id);
  const rows = await ctx.db
    .select()
    .from(products)
    .where(sql`${inArray(products.id, ids)} AND ${isShown}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap((hit) => {
    const row = byId.get(hit.entry.id);
    return row ? [{ product: productOfRow(row), ...toHitView(hit) }] : [];
  });
}

let builtIn: Search | undefined;

/** Preparing the index takes about 50 ms, so it is prepared at the first search. */
function searchBuiltIn(text: string, limit: number): SearchAnswer {
  builtIn ??= createSearch(listBuiltInEntries());
  return builtIn(text, limit);
}

import { canBeOffered } from "#catalogue/part-list/judge-line.ts";
import type { SearchHit } from "#catalogue/search/search-answer.ts";
import type { Product } from "#domain/product-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { readShownProducts } from "./read-shown-products.ts";
import { countList } from "./search-limits.ts";
import { searchProducts } from "./search-products.ts";
import { toHitView, type HitView } from "./search-view.ts";

export type ListProducts = {
  readonly lines: { readonly hits: (HitView & { readonly product_id: string })[] }[];
  /** Each once: lines of a list often lead to the same products. */
  readonly products: Product[];
};

/** Products that are offered for a line, of those that a search finds. */
const maxHits = 8;
const maxFound = 30;
/** Searches at a time, so that a list leaves connections and processor to others. */
const atOnce = 2;

/**
 * Finds the products that can be offered for each code of a list. Open to every actor.
 * @param codes At most 200 codes, sizes or names.
 * @throws {ServiceError} `rate_limited`.
 */
export async function findListProducts(
  ctx: ServiceContext,
  codes: readonly string[],
): Promise<ListProducts> {
  await countList(ctx);
  const found = await searchAll(ctx, [...new Set(codes)]);
  const ids = new Set([...found.values()].flatMap((hits) => hits.map(({ entry }) => entry.id)));
  const products = await readShownProducts(ctx, [...ids]);
  const lines = codes.map((code) => ({
    hits: (found.get(code) ?? []).flatMap((hit) =>
      products.has(hit.entry.id) ? [{ product_id: hit.entry.id, ...toHitView(hit) }] : [],
    ),
  }));
  return { lines, products: [...products.values()] };
}

async function searchAll(
  ctx: ServiceContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly SearchHit[]>> {
  const found = new Map<string, readonly SearchHit[]>();
  const waiting = codes.values();
  async function work(): Promise<void> {
    for (const code of waiting) {
      // PostgreSQL can store neither.
      const text = code.replaceAll("\0", " ").toWellFormed();
      const { hits } = await searchProducts(ctx, text, maxFound);
      found.set(code, hits.filter(canBeOffered).slice(0, maxHits));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

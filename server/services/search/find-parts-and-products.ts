import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { createSearch, type Search } from "#catalogue/search/create-search.ts";
import type { SearchAnswer } from "#catalogue/search/search-answer.ts";
import { toProductSlug } from "#domain/product-path.ts";
import type { Product } from "#domain/product-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { areEntriesRead } from "./index-products.ts";
import { readShownProducts } from "./read-shown-products.ts";
import { countSearch } from "./search-limits.ts";
import { searchProducts } from "./search-products.ts";
import type { SearchReader } from "./search-reader.ts";
import {
  toHitView,
  toPartView,
  toUnderstoodView,
  type HitView,
  type PartView,
  type UnderstoodView,
} from "./search-view.ts";

type ProductView = HitView &
  Pick<Product, "id" | "name" | "price"> & {
    readonly slug: string;
    /** Pieces in stock. */
    readonly stock: number;
    readonly product: Product;
  };

export type FoundPartsAndProducts = {
  readonly understood: UnderstoodView;
  readonly parts: PartView[];
  readonly products: ProductView[];
};

/** An answer, and whether it is the same until a product changes. */
export type StorableAnswer = {
  readonly found: FoundPartsAndProducts;
  readonly isLasting: boolean;
};

/**
 * Finds parts of the catalogue and visible products by anything that a part says. Open to every actor.
 * @param query.q Any text.
 * @throws {ServiceError} `rate_limited`.
 */
export async function findPartsAndProducts(
  ctx: ServiceContext,
  query: { readonly q: string; readonly limit: number },
): Promise<StorableAnswer> {
  await countSearch(ctx);
  // Before the search: an entry that is read during it makes no change of its own.
  const reader = await ctx.productIndex.getReader();
  const isLasting = await areEntriesRead(ctx.db, reader);
  // PostgreSQL can store neither.
  const text = query.q.replaceAll("\0", " ").toWellFormed();
  const { understood, hits } = searchBuiltIn(reader, text, query.limit);
  const answer = await searchProducts(ctx, text, query.limit);
  const unread = new Set(answer.hits.length > 0 ? answer.understood.unread : understood.unread);
  return {
    isLasting,
    found: {
      understood: toUnderstoodView(
        understood,
        understood.unread.filter((word) => unread.has(word)),
      ),
      parts: hits.map(toPartView),
      products: await readProducts(ctx, answer),
    },
  };
}

async function readProducts(ctx: ServiceContext, { hits }: SearchAnswer): Promise<ProductView[]> {
  const products = await readShownProducts(
    ctx,
    hits.map(({ entry }) => entry.id),
  );
  return hits.flatMap((hit) => {
    const product = products.get(hit.entry.id);
    if (!product) return [];
    const { id, name, price, stock_quantity: stock } = product;
    return [{ id, slug: toProductSlug(product), name, price, stock, product, ...toHitView(hit) }];
  });
}

let builtIn: { readonly reader: SearchReader; readonly search: Search } | undefined;

/** Preparing the index takes about 50 ms, so it is prepared at the first search with these synonyms. */
function searchBuiltIn(reader: SearchReader, text: string, limit: number): SearchAnswer {
  if (builtIn?.reader !== reader) {
    builtIn = { reader, search: createSearch(listBuiltInEntries(), reader.groups) };
  }
  return builtIn.search(text, limit);
}

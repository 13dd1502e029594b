import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { createSearch, type Search } from "#catalogue/search/create-search.ts";
import type { Product } from "#domain/product-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { countSearch } from "./search-limits.ts";
import {
  toPartView,
  toUnderstoodView,
  type HitView,
  type PartView,
  type UnderstoodView,
} from "./search-view.ts";

export type FoundPartsAndProducts = {
  readonly understood: UnderstoodView;
  readonly parts: PartView[];
  readonly products: (HitView & { readonly product: Product })[];
};

/**
 * Finds parts of the catalogue and visible products by anything that a part says. Open to every actor.
 * @throws {ServiceError} `rate_limited`.
 */
export async function findPartsAndProducts(
  ctx: ServiceContext,
  query: { readonly q: string; readonly limit: number },
): Promise<FoundPartsAndProducts> {
  await countSearch(ctx);
  const text = query.q.replaceAll("\0", " ").toWellFormed();
  const { understood, hits } = searchBuiltIn(text, query.limit);
  return {
    understood: toUnderstoodView(understood, understood.unread),
    parts: hits.map(toPartView),
    products: [],
  };
}

let builtIn: Search | undefined;

/** Preparing the index takes about 50 ms, so it is prepared at the first search. */
function searchBuiltIn(text: string, limit: number): ReturnType<Search> {
  builtIn ??= createSearch(listBuiltInEntries());
  return builtIn(text, limit);
}

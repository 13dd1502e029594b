import type { QueryClient } from "@tanstack/react-query";
import type { ShopSearch } from "#domain/shop-list.ts";
import type { ApiClient } from "#web/api/client.ts";
import { readAddedSynonyms } from "./added-synonyms.ts";
import { searchBuiltIn, showFoundProducts } from "./ask-search.ts";
import { dropKnownWords } from "./drop-known-words.ts";
import type { BuiltInAnswer } from "./search-messages.ts";
import type { SearchRow } from "./search-row.ts";
import { hasText, isLoose, isInCategory, passesFilters } from "./select-further.ts";
import { sellParts } from "./sell-parts.ts";

/** What the search finds for a text beyond the products whose name or description has it. */
export type FurtherResults = Pick<BuiltInAnswer, "understood" | "explanation"> & {
  /** Products of the shop, best first. */
  readonly products: readonly SearchRow[];
  /** Parts of the catalogue that the shop doesn't sell, best first. */
  readonly parts: readonly SearchRow[];
  /** The shop's own search has results. */
  readonly isListed: boolean;
};

/** The products that the API returns at most; those of the shop's own search are among them. */
const maxFound = 50;
/** They are part of the page that the server renders. */
const maxRows = 12;

/** Searches for more than the list has. Without a connection only the built-in parts are found. */
export async function findFurther(
  {
    api,
    client,
    signal,
  }: { readonly api: ApiClient; readonly client: QueryClient; readonly signal: AbortSignal },
  search: ShopSearch,
): Promise<FurtherResults> {
  const { q = "" } = search;
  const [{ understood, explanation, rows }, found] = await Promise.all([
    readAddedSynonyms(client, api).then((added) => searchBuiltIn(q, added)),
    // The list says itself that the shop can't be reached.
    api.search.find({ q, limit: maxFound }, { signal }).catch(() => undefined),
  ]);
  const passing = (found?.products ?? []).filter(({ product }) => passesFilters(product, search));
  const products = await showFoundProducts(
    passing.map(({ is_other_maker: isOtherMaker, ...hit }) => ({
      ...hit,
      ...(isOtherMaker && { isOtherMaker }),
    })),
  );
  const listed = products.filter(({ product }) => product && hasText(product, q));
  const isListed = listed.length > 0;
  const isFurther = (row: SearchRow): boolean =>
    !listed.includes(row) && !(isListed && isLoose(row));
  const notSold = sellParts(rows, products).parts.filter((row) => !isSold(row, products));
  return {
    understood: dropKnownWords(understood, found?.understood.unread),
    ...(explanation && { explanation }),
    products: products.filter(isFurther).slice(0, maxRows),
    parts: notSold
      .filter((row) => isInCategory(row, search) && !(products.length > 0 && isLoose(row)))
      .slice(0, maxRows),
    isListed,
  };
}

/** A seal's size is a part of its own, whatever its type. */
function isSold(
  { product, kind, dimensionsMm }: SearchRow,
  products: readonly SearchRow[],
): boolean {
  if (product) return true;
  const size = JSON.stringify(dimensionsMm);
  return kind === "seal" && products.some((row) => JSON.stringify(row.dimensionsMm) === size);
}

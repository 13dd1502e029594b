import { isRecord } from "#domain/json.ts";
import { defaultShopSort, parseShopSearch, type ShopSort } from "#domain/shop-list.ts";
import type { ProductItem, ShopProductList } from "#web/api/queries.ts";
import { hasText, passesFilters } from "#web/search/select-further.ts";
import type { SavedAnswer } from "./saved-answer.ts";

/** Fewer characters of a code are in many names. */
const minCodeLength = 3;

/**
 * Searches the products of stored lists, for a search whose own list wasn't stored.
 * @param asked Search text, filters and order, as in the list's query key.
 * @returns One page, with the time of the oldest product in it; undefined if no product matches.
 */
export function searchSeenProducts(
  lists: readonly SavedAnswer[],
  asked: unknown,
): SavedAnswer | undefined {
  if (!isRecord(asked)) return undefined;
  const { search: text, ...filters } = asked;
  // The stored products are too few for a list that isn't searched.
  if (typeof text !== "string" || text.trim() === "") return undefined;
  const search = parseShopSearch(filters);
  const found = readNewest(lists).filter(
    ({ product }) => isNamed(product, text) && passesFilters(product, search),
  );
  if (found.length === 0) return undefined;
  const items = found
    .map(({ product }) => product)
    .toSorted(comparators[search.sort ?? defaultShopSort]);
  const page: ShopProductList = { items, count: items.length, next_cursor: null };
  const data = { pages: [page], pageParams: [null] };
  return { data, at: Math.min(...found.map(({ at }) => at)) };
}

type SeenProduct = { readonly product: ProductItem; readonly at: number };

/** Each product as it was last stored. */
function readNewest(lists: readonly SavedAnswer[]): readonly SeenProduct[] {
  const oldestFirst = lists.toSorted((one, other) => one.at - other.at);
  const products = oldestFirst.flatMap(({ data, at }) =>
    readProducts(data).map((product) => [product.id, { product, at }] as const),
  );
  return [...new Map(products).values()];
}

function readProducts(data: unknown): readonly ProductItem[] {
  const pages = isRecord(data) ? data["pages"] : undefined;
  if (!Array.isArray(pages)) return [];
  return pages.filter(isPage).flatMap(({ items }) => items);
}

/** Stored answers have the version of these types. */
function isPage(page: unknown): page is Pick<ShopProductList, "items"> {
  return isRecord(page) && Array.isArray(page["items"]);
}

/** Whether a product's text has what was typed, or its code without separators. */
function isNamed(product: ProductItem, text: string): boolean {
  const code = withoutSeparators(text);
  return (
    hasText(product, text) ||
    (code.length >= minCodeLength && withoutSeparators(product.name).includes(code))
  );
}

function withoutSeparators(code: string): string {
  return code.toUpperCase().replaceAll(/[\s./-]/g, "");
}

const comparators: Readonly<Record<ShopSort, (one: ProductItem, other: ProductItem) => number>> = {
  "name-asc": (one, other) => one.name.localeCompare(other.name),
  "price-asc": (one, other) => one.price_eur - other.price_eur,
  "price-desc": (one, other) => other.price_eur - one.price_eur,
};

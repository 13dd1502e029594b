import { productFieldLimits } from "./product.ts";

/** Orders in which the shop lists products. Source: shop specification section 9. */
export const shopSorts = ["name-asc", "price-asc", "price-desc"] as const;

/** One of the shop's sort orders. */
export type ShopSort = (typeof shopSorts)[number];

/** How the shop lays products out. */
export type ShopView = "grid" | "list";

/** The state of the shop's list as the address carries it; defaults are left out. */
export type ShopSearch = {
  readonly q?: string;
  readonly category?: string;
  readonly brand?: string;
  readonly sort?: ShopSort;
  readonly view?: ShopView;
};

/** The sort order when the address names none. */
export const defaultShopSort: ShopSort = "name-asc";

/** Products per page of the shop's list. */
export const shopPageSize = 24;

/** The longest search text that the shop sends, in characters. */
export const maxSearchLength = 200;

/**
 * Reads the shop's state from an address. Whatever doesn't fit is left out, so that an old or
 * damaged link still opens the shop.
 *
 * @param raw The address's search parameters, untrusted.
 * @returns The state without defaults.
 * Source: decisions, "Shop and panel".
 */
export function parseShopSearch(raw: Readonly<Record<string, unknown>>): ShopSearch {
  const q = getText(raw["q"], maxSearchLength);
  const category = getText(raw["category"], productFieldLimits.category);
  const brand = getText(raw["brand"], productFieldLimits.brand);
  const sort = shopSorts.find((known) => known === raw["sort"]);
  return {
    ...(q !== undefined && { q }),
    ...(category !== undefined && category !== "all" && { category }),
    ...(brand !== undefined && brand !== "all" && { brand }),
    ...(sort !== undefined && sort !== defaultShopSort && { sort }),
    ...(raw["view"] === "list" && { view: "list" as const }),
  };
}

/**
 * Applies a change to the shop's state. A new category resets the brand to all.
 *
 * @param search The state so far.
 * @param change What was chosen; undefined takes a part back to its default.
 * @returns The new state without defaults.
 * Source: shop specification section 4, "Form dependencies".
 */
export function changeShopSearch(
  search: ShopSearch,
  change: { readonly [Key in keyof ShopSearch]?: ShopSearch[Key] | undefined },
): ShopSearch {
  const brand =
    "category" in change && change.category !== search.category ? undefined : search.brand;
  return parseShopSearch({ ...search, brand, ...change });
}

function getText(value: unknown, limit: number): string | undefined {
  // The router reads `q=6205` as a number; a code typed by a person is text.
  const text = typeof value === "number" ? String(value) : value;
  // What no database can keep isn't in any product.
  if (typeof text !== "string" || text.includes("\0")) return undefined;
  const cut = text.slice(0, limit);
  return cut.trim() === "" ? undefined : cut;
}

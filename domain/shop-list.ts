import { readFigureRange } from "./figure-range.ts";
import { productFields } from "./product-fields.ts";
import { productSeals, type ProductSeals } from "./seals.ts";

/** Sort orders of the shop's list. */
export const shopSorts = ["name-asc", "price-asc", "price-desc"] as const;

export type ShopSort = (typeof shopSorts)[number];

/** Layouts of the shop's list. */
export type ShopView = "grid" | "list";

/** Filters by a figure in mm as typed, such as `25,0 mm` or `20-30`. */
export const figureFilters = ["bore", "outside", "width", "length"] as const;

export type FigureFilter = (typeof figureFilters)[number];

/** State of the shop's list in the URL; defaults are omitted. */
export type ShopSearch = {
  readonly q?: string;
  readonly category?: string;
  readonly brand?: string;
  readonly sort?: ShopSort;
  readonly view?: ShopView;
  readonly seals?: ProductSeals;
  /** Section or profile of a belt. */
  readonly section?: string;
} & { readonly [Filter in FigureFilter]?: string };

/** The sort order if the URL has none. */
export const defaultShopSort: ShopSort = "name-asc";

/** Products per page of the shop's list. */
export const shopPageSize = 24;

/** Max length of the search text, in characters. */
export const maxSearchLength = 200;

/** Max length of a typed figure, in characters. */
export const maxFigureLength = 40;

/**
 * Parses the shop's state from the URL. Invalid values are dropped, so that an old or damaged link still
 * opens the shop.
 * @param raw Search parameters of the URL, untrusted.
 * @returns The state without defaults.
 */
export function parseShopSearch(raw: Readonly<Record<string, unknown>>): ShopSearch {
  const q = getText(raw["q"], maxSearchLength);
  const category = getText(raw["category"], productFields.category.maxLength);
  const brand = getText(raw["brand"], productFields.brand.maxLength);
  const seals = productSeals.find((known) => known === raw["seals"]);
  const section = getText(raw["section"], productFields.section.maxLength);
  const sort = shopSorts.find((known) => known === raw["sort"]);
  return {
    ...(q !== undefined && { q }),
    ...(category !== undefined && category !== "all" && { category }),
    ...(brand !== undefined && brand !== "all" && { brand }),
    ...(sort !== undefined && sort !== defaultShopSort && { sort }),
    ...(raw["view"] === "list" && { view: "list" as const }),
    ...parseFigures(raw),
    ...(seals !== undefined && { seals }),
    ...(section !== undefined && { section }),
  };
}

/**
 * Applies a change to the shop's state. A new category resets the brand.
 * @param change The changed values; undefined resets one to its default.
 * @returns The new state without defaults.
 */
export function changeShopSearch(
  search: ShopSearch,
  change: { readonly [Key in keyof ShopSearch]?: ShopSearch[Key] | undefined },
): ShopSearch {
  const brand =
    "category" in change && change.category !== search.category ? undefined : search.brand;
  return parseShopSearch({ ...search, brand, ...change });
}

/** Only figures that can be read: the server rejects any other. */
function parseFigures(raw: Readonly<Record<string, unknown>>): Pick<ShopSearch, FigureFilter> {
  const figures = figureFilters.flatMap((filter) => {
    const text = getText(raw[filter], maxFigureLength);
    return text === undefined || readFigureRange(text) === undefined
      ? []
      : [[filter, text] as const];
  });
  return Object.fromEntries(figures);
}

function getText(value: unknown, maxLength: number): string | undefined {
  // PostgreSQL can't store NUL, so no product contains it.
  if (typeof value !== "string" || value.includes("\0")) return undefined;
  const cut = value.slice(0, maxLength);
  return cut.trim() === "" ? undefined : cut;
}

import {
  adminProductSorts,
  adminProductStates,
  type AdminProductSort,
  type AdminProductState,
} from "#domain/admin-list.ts";
import { productFields } from "#domain/product-fields.ts";
import { maxSearchLength } from "#domain/shop-list.ts";
import type { AdminProductFilter } from "#web/api/admin-queries.ts";
import { readSearchText } from "#web/platform/read-search-text.ts";

/** The product list's filters in the URL; defaults are left out. */
export type ProductSearch = {
  readonly q?: string;
  readonly state?: AdminProductState;
  readonly category?: string;
  readonly sort?: AdminProductSort;
};

/** A change of the filters; undefined resets one to its default. */
type ProductSearchChange = {
  readonly [Key in keyof ProductSearch]?: ProductSearch[Key] | undefined;
};

/** Parses the product list's search params; invalid values are left out. */
export function parseProductSearch(raw: Readonly<Record<string, unknown>>): ProductSearch {
  const q = readSearchText(raw["q"], maxSearchLength);
  const category = readSearchText(raw["category"], productFields.category.maxLength);
  const state = adminProductStates.find((known) => known === raw["state"]);
  const sort = adminProductSorts.find((known) => known === raw["sort"]);
  return {
    ...(q !== undefined && { q }),
    ...(state !== undefined && state !== "all" && { state }),
    ...(category !== undefined && category !== "all" && { category }),
    ...(sort !== undefined && sort !== "newest" && { sort }),
  };
}

/** Applies a change; undefined resets a filter to its default. */
export function changeProductSearch(
  search: ProductSearch,
  change: ProductSearchChange,
): ProductSearch {
  return parseProductSearch({ ...search, ...change });
}

/** Returns whether a filter is active. */
export function isNarrowed({ q, state, category }: ProductSearch): boolean {
  return q !== undefined || category !== undefined || (state !== undefined && state !== "deleted");
}

/** Maps the search to the API's filter. */
export function productFilter({ q, state, category, sort }: ProductSearch): AdminProductFilter {
  return {
    ...(q !== undefined && { search: q.trim() }),
    ...(state !== undefined && { state }),
    ...(category !== undefined && { category }),
    ...(sort !== undefined && { sort }),
  };
}

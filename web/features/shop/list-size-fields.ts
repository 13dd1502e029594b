import type { ShopSearch } from "#domain/shop-list.ts";
import { sizeFilters, type SizeFilter } from "#web/search/size-filters.ts";

/** The dimensions that products of a category have. */
const fieldsOfCategory: ReadonlyMap<string, readonly SizeFilter[]> = new Map([
  ["Bearings", ["bore", "outside", "width", "seals"]],
  ["Belts", ["section", "length", "width"]],
  ["Seals", ["bore", "outside", "width"]],
]);

/** The offered filters by size: those of the chosen category, and any that is set. */
export function listSizeFields(search: ShopSearch): readonly SizeFilter[] {
  const fields = fieldsOfCategory.get(search.category ?? "") ?? sizeFilters;
  return sizeFilters.filter((filter) => fields.includes(filter) || search[filter] !== undefined);
}

import { readFigureRange, type FigureRange } from "#domain/figure-range.ts";
import { figureFilters, parseShopSearch, type FigureFilter } from "#domain/shop-list.ts";

/** Filters by size as typed or chosen, such as `25,0 mm` or `20-30`. */
export type SizeFilters = { readonly [Filter in SizeFilter]?: string };

/** Filters by a figure, then those by a choice. */
export const sizeFilters = [...figureFilters, "seals", "section"] as const;

export type SizeFilter = (typeof sizeFilters)[number];

/** A figure or choice that narrows a list to as many rows. */
export type FilterChoice = { readonly value: string | number; readonly count: number };

export type FilterChoices = { readonly [Filter in SizeFilter]?: readonly FilterChoice[] };

/** The figures in mm. A text that can't be read isn't a filter. */
export function readFigures(filters: SizeFilters): {
  readonly [Filter in FigureFilter]?: FigureRange;
} {
  return Object.fromEntries(
    figureFilters.flatMap((filter) => {
      const range = readFigureRange(filters[filter] ?? "");
      return range ? [[filter, range] as const] : [];
    }),
  );
}

/** The filters that are set, in the order of their fields. */
export function listActive(filters: SizeFilters): readonly SizeFilter[] {
  return sizeFilters.filter((filter) => filters[filter] !== undefined);
}

/** Sets or removes one filter. */
export function changeFilter(
  filters: SizeFilters,
  filter: SizeFilter,
  value: string | undefined,
): SizeFilters {
  const { [filter]: _, ...others } = filters;
  return value === undefined ? others : { ...others, [filter]: value };
}

/** The filters in a page's address, untrusted, named as in the shop's. Unreadable ones are dropped. */
export function parseSizeSearch(raw: Readonly<Record<string, unknown>>): SizeFilters {
  const { bore, outside, width, length, section } = parseShopSearch(raw);
  return {
    ...(bore !== undefined && { bore }),
    ...(outside !== undefined && { outside }),
    ...(width !== undefined && { width }),
    ...(length !== undefined && { length }),
    ...(section !== undefined && { section }),
  };
}

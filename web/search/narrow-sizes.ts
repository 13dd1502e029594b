import { countFigures, filterSizes, type ListedFigures } from "#catalogue/search/filter-sizes.ts";
import { readFigures, type FilterChoices, type SizeFilters } from "./size-filters.ts";

/** Rows that the filters leave, and the figures that are offered with their counts. */
export type NarrowedSizes<Row> = {
  readonly found: readonly Row[];
  readonly choices: FilterChoices;
};

/** Applies filters as typed to a listed table. */
export function narrowSizes<Row>(
  rows: readonly Row[],
  toFigures: (row: Row) => ListedFigures,
  filters: SizeFilters,
): NarrowedSizes<Row> {
  const asked = readFigures(filters);
  return {
    found: filterSizes(rows, toFigures, asked),
    choices: countFigures(rows, toFigures, asked),
  };
}

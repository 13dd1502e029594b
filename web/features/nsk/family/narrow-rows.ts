import type { FamilyRow } from "#catalogue/nsk/family-rows.ts";
import { isInRange, readFigureRange, type FigureReader } from "#domain/figure-range.ts";
import type { FilterChoice } from "#web/search/size-filters.ts";
import { ratingFigures, type RatingFigure, type RatingFilters } from "./rating-filters.ts";

const loads = createReader(/ ?kN$/i);
// Thousands have a comma, a point or a blank: 13,000 rpm.
const speeds = createReader(/ ?(?:rpm|r\/min|1\/min|min-1)$/i, /[ .,](?=\d{3}(?!\d))/g);

/** How the typed figures of each column are read; one without a range is met within 1 %. */
export const ratingReaders: Readonly<Record<RatingFigure, FigureReader>> = {
  dynamic: loads,
  static: loads,
  grease: speeds,
  oil: speeds,
  mass: createReader(/ ?kg$/i),
};

function createReader(unit: RegExp, ignored?: RegExp): FigureReader {
  return {
    read: (text) => {
      const bare = text.trim().replace(unit, "");
      const figure = (ignored ? bare.replaceAll(ignored, "") : bare).replace(",", ".");
      return /^\d{1,6}(?:\.\d{1,3})?$/.test(figure) ? Number(figure) : undefined;
    },
    tolerance: (figure) => figure / 100,
  };
}

/** The rows that all filters leave; one without a figure is never left. */
export function narrowRows(
  rows: readonly FamilyRow[],
  filters: RatingFilters,
): readonly FamilyRow[] {
  return ratingFigures.reduce((left, figure) => {
    const range = readFigureRange(filters[figure] ?? "", ratingReaders[figure]);
    if (!range) return left;
    return left.filter(({ figures }) => {
      const value = figures[figure];
      return value !== undefined && isInRange(value, range);
    });
  }, rows);
}

/** The values of a figure with their counts, among the rows that the other filters leave. */
export function countRatings(
  rows: readonly FamilyRow[],
  figure: RatingFigure,
  filters: RatingFilters,
): readonly FilterChoice[] {
  const { [figure]: _, ...others } = filters;
  const counts = new Map<number, number>();
  for (const { figures } of narrowRows(rows, others)) {
    const value = figures[figure];
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([value, count]) => ({ value, count }));
}

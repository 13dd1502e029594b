import { isInRange, type FigureRange } from "#domain/figure-range.ts";

/** Figures of a listed part in mm. */
export type ListedFigures = {
  readonly bore?: number;
  readonly outside?: number;
  readonly width?: number;
  readonly length?: number;
};

export type ListedFigure = keyof ListedFigures;

/** Ranges that a row's figures have to be in. */
export type AskedFigures = { readonly [Figure in ListedFigure]?: FigureRange };

/** A figure of some rows of a list. */
export type FigureCount = { readonly value: number; readonly count: number };

const figures = ["bore", "outside", "width", "length"] as const;

/** The rows that have all figures in the requested ranges, in their order. */
export function filterSizes<Row>(
  rows: readonly Row[],
  toFigures: (row: Row) => ListedFigures,
  asked: AskedFigures,
): readonly Row[] {
  return rows.filter((row) => hasFigures(toFigures(row), asked));
}

/**
 * Counts the values of each figure among the rows that the other figures leave, so that a choice never
 * ends with an empty list.
 */
export function countFigures<Row>(
  rows: readonly Row[],
  toFigures: (row: Row) => ListedFigures,
  asked: AskedFigures,
): { readonly [Figure in ListedFigure]: readonly FigureCount[] } {
  const count = (figure: ListedFigure): readonly FigureCount[] => {
    const { [figure]: _, ...others } = asked;
    const counts = new Map<number, number>();
    for (const row of filterSizes(rows, toFigures, others)) {
      const mm = toFigures(row)[figure];
      if (mm !== undefined) counts.set(mm, (counts.get(mm) ?? 0) + 1);
    }
    return [...counts]
      .toSorted(([one], [other]) => one - other)
      .map(([mm, found]) => ({ value: mm, count: found }));
  };
  return {
    bore: count("bore"),
    outside: count("outside"),
    width: count("width"),
    length: count("length"),
  };
}

function hasFigures(row: ListedFigures, asked: AskedFigures): boolean {
  return figures.every((figure) => {
    const [range, mm] = [asked[figure], row[figure]];
    return range === undefined || (mm !== undefined && isInRange(mm, range));
  });
}

import { toleranceMm } from "#domain/dimension.ts";

/** Figures of a listed part in mm. */
export type ListedFigures = {
  readonly bore?: number;
  readonly outside?: number;
  readonly width?: number;
  readonly length?: number;
};

export type ListedFigure = keyof ListedFigures;

/** A figure of some rows of a list. */
export type FigureCount = { readonly value: number; readonly count: number };

const figures = ["bore", "outside", "width", "length"] as const;

/** The rows that have all asked figures within the tolerance, in their order. */
export function filterSizes<Row>(
  rows: readonly Row[],
  toFigures: (row: Row) => ListedFigures,
  asked: ListedFigures,
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
  asked: ListedFigures,
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

function hasFigures(row: ListedFigures, asked: ListedFigures): boolean {
  return figures.every((figure) => {
    const wanted = asked[figure];
    if (wanted === undefined) return true;
    const difference = Math.abs(wanted - (row[figure] ?? Number.POSITIVE_INFINITY));
    // The tolerance of 24.9 is 0.249; the limit itself counts in spite of binary fractions.
    return difference <= toleranceMm(wanted) + 1e-9;
  });
}

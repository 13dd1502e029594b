import type { FamilyFigure, FamilyRow } from "#catalogue/nsk/family-rows.ts";

/** A column and its direction; the codes are sorted as the family lists them. */
export type FamilySort = {
  readonly by: FamilyFigure | "code";
  readonly direction: "ascending" | "descending";
};

/** Sorts rows by a column; equal ones stay in their order, and those without the figure come last. */
export function sortRows(
  rows: readonly FamilyRow[],
  { by, direction }: FamilySort,
): readonly FamilyRow[] {
  if (by === "code") return direction === "ascending" ? rows : rows.toReversed();
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [first, second] = [one.figures[by], other.figures[by]];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    return sign * (first - second);
  });
}

/** A point of a table: where, and the value there. */
export type TablePoint = readonly [at: number, value: number];

/**
 * Interpolates a table linearly and holds its first and last value outside.
 *
 * @param points The table, at least one point, rising in the first column.
 * @param at Where the value is wanted.
 * @returns The value there.
 * @throws {RangeError} If the table is empty (programmer error).
 */
export function interpolate(points: readonly TablePoint[], at: number): number {
  // -1 beyond the table: the last point, with none to its left.
  const above = points.findIndex(([pointAt]) => at <= pointAt);
  const [right, left] = [points.at(above), points[above - 1]];
  if (!right) throw new RangeError("A table needs at least one point");
  if (!left) return right[1];
  return left[1] + ((right[1] - left[1]) * (at - left[0])) / (right[0] - left[0]);
}

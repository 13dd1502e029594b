/** A point of a table: position and value. */
export type TablePoint = readonly [at: number, value: number];

/**
 * Interpolates a table linearly; outside, it returns the first or last value.
 *
 * @param points The table, at least one point, ascending in the first column.
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

import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import type { Dimension, Drawing, Point, Shape, Side } from "./drawing.ts";
import { arcTo, circle, closedOutline, corner } from "./outline.ts";

/** A view of a unit, with the shaft's centre or axis at y = 0. */
export type UnitView = Pick<Drawing, "bounds" | "shapes" | "centreLines" | "dimensions">;

/**
 * Returns a dimension of the housing, in mm.
 *
 * @param letter As in `unitLegend`.
 * @throws {RangeError} If the unit's data lacks it (programmer error).
 */
export function housing({ code, housingMm }: HousedUnit, letter: string): number {
  const value = housingMm[letter];
  if (value === undefined) throw new RangeError(`No dimension ${letter} of ${code}`);
  return value;
}

/**
 * Draws an uncut face about the shaft's centre.
 *
 * @param outline SVG path data that runs clockwise.
 * @param holes Centre and radius of each round hole, in mm.
 */
export function faceWithHoles(
  outline: string,
  holes: readonly (readonly [Point, number])[],
): Shape {
  return { material: "rolling", path: outline + holes.map(hole).join("") };
}

/** Counterclockwise, so that it cuts a hole into a clockwise outline. */
function hole([[x, y], radius]: readonly [Point, number]): string {
  return closedOutline([
    corner(x - radius, y),
    arcTo(x, y + radius, radius, 0),
    arcTo(x + radius, y, radius, 0),
    arcTo(x, y - radius, radius, 0),
    arcTo(x - radius, y, radius, 0),
  ]);
}

/** Draws a thin circle. The radius is in mm. */
export function thinCircle(centre: Point, radius: number): Shape {
  return { material: "edge", path: circle(centre, radius) };
}

/**
 * Returns the dimension line between two points of a view.
 *
 * @param line Side and row of the dimension line, ends of the distance, and the figure from the data.
 */
export function measured(line: {
  readonly at: readonly [Side, number];
  readonly from: Point;
  readonly to: Point;
  readonly mm: number;
}): Dimension {
  const [side, row] = line.at;
  return { from: line.from, to: line.to, side, row, label: String(line.mm) };
}

import type { HousedUnit } from "../bearings/housed-unit.ts";
import type { Dimension, Drawing, Point, Shape, Side } from "./drawing.ts";
import { arcTo, circle, closedOutline, corner } from "./outline.ts";

/** One view of a unit, with the shaft's centre or axis at y = 0. */
export type UnitView = Pick<Drawing, "bounds" | "shapes" | "centreLines" | "dimensions">;

/**
 * Reads a dimension of the housing.
 *
 * @param unit Whose.
 * @param letter As in `unitLegend`.
 * @returns The dimension in mm.
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
 * @param outline SVG path data; runs clockwise.
 * @param holes Centre and radius of each round hole, in mm.
 * @returns The shape.
 */
export function faceWithHoles(
  outline: string,
  holes: readonly (readonly [Point, number])[],
): Shape {
  return { material: "rolling", path: outline + holes.map(hole).join("") };
}

/** Counterclockwise, so that a clockwise outline stays empty there. */
function hole([[x, y], radius]: readonly [Point, number]): string {
  return closedOutline([
    corner(x - radius, y),
    arcTo(x, y + radius, radius, 0),
    arcTo(x + radius, y, radius, 0),
    arcTo(x, y - radius, radius, 0),
    arcTo(x - radius, y, radius, 0),
  ]);
}

/**
 * Draws a thin circle.
 *
 * @param centre Its centre.
 * @param radius Radius in mm.
 * @returns The line.
 */
export function thinCircle(centre: Point, radius: number): Shape {
  return { material: "edge", path: circle(centre, radius) };
}

/**
 * Writes a rectangle, clockwise.
 *
 * @param left Smaller x.
 * @param top Smaller y.
 * @param right Larger x.
 * @param bottom Larger y.
 * @returns SVG path data.
 */
export function rectangle(left: number, top: number, right: number, bottom: number): string {
  return closedOutline([
    corner(left, top),
    corner(right, top),
    corner(right, bottom),
    corner(left, bottom),
  ]);
}

/**
 * Measures between two places of a view.
 *
 * @param line Side and row of the dimension line, ends of the distance, and what the data says.
 * @returns The dimension.
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

import type { Point, Shape } from "#catalogue/drawing/drawing.ts";
import {
  arcTo,
  circle,
  closedOutline,
  corner,
  rectangle,
  type Place,
} from "#catalogue/drawing/outline.ts";

/** Draws a cut ring with hatching that leans to the right. */
export function ringLeaningRight(places: readonly Place[]): Shape {
  return { material: "steel-right", path: closedOutline(places) };
}

/** Draws a cut ring with hatching that leans to the left. */
export function ringLeaningLeft(places: readonly Place[]): Shape {
  return { material: "steel-left", path: closedOutline(places) };
}

export function ball(centre: Point, diameter: number): Shape {
  return { material: "rolling", path: circle(centre, diameter / 2) };
}

/**
 * Returns half the width of a groove at its shoulder, in mm.
 *
 * @param ballDiameter In mm; the groove's radius is 52 % of it, as usual for ball bearings.
 * @param shoulder Distance of the shoulder from the ball's centre, in mm, in the groove's direction.
 */
export function grooveReach(ballDiameter: number, shoulder: number): number {
  const radius = grooveRadius(ballDiameter);
  return Math.sqrt(radius ** 2 - (shoulder + radius - ballDiameter / 2) ** 2);
}

/**
 * Returns the radius of a groove in section, in mm.
 *
 * @param ballDiameter In mm.
 */
export function grooveRadius(ballDiameter: number): number {
  return ballDiameter * 0.52;
}

/**
 * Draws the two halves of a pressed cage that hold a ball from the left and the right.
 *
 * @param sides Halves to draw: -1 is the left one, 1 the right one.
 */
export function ribbonCage(
  [x, y]: Point,
  diameter: number,
  sides: readonly (-1 | 1)[] = [-1, 1],
): Shape[] {
  const near = diameter * 0.525;
  const far = diameter * 0.59;
  const [along, up] = [Math.cos(cageAngle), Math.sin(cageAngle)];
  return sides.map((side) => ({
    material: "cage",
    path: closedOutline([
      corner(x + side * near * along, y - near * up),
      corner(x + side * far * along, y - far * up),
      arcTo(x + side * far * along, y + far * up, far, side === 1 ? 1 : 0),
      corner(x + side * near * along, y + near * up),
      arcTo(x + side * near * along, y - near * up, near, side === 1 ? 0 : 1),
    ]),
  }));
}

const cageAngle = (24 / 180) * Math.PI;

/**
 * Draws a cage bar in section.
 *
 * @param left Smaller x in mm.
 * @param right Larger x in mm.
 * @param inner Smaller radius in mm.
 * @param outer Larger radius in mm.
 */
export function cageBar(left: number, right: number, inner: number, outer: number): Shape {
  return {
    material: "cage",
    path: rectangle(left, inner, right, outer),
  };
}

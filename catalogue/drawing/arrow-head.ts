import type { Point } from "./drawing.ts";
import { closedOutline, corner } from "./outline.ts";

/** Length of an arrow head as a share of the canvas's longer side. */
const arrowShare = 0.021;

/** Half the width of an arrow head as a share of its length. */
const arrowSlope = 0.17;

/**
 * Returns the length of an arrow head.
 *
 * @param size Longer side of the canvas, in the same unit.
 */
export function arrowLength(size: number): number {
  return size * arrowShare;
}

/**
 * Draws a slim filled arrow head as SVG path data.
 *
 * @param angle Direction in radians, clockwise from the right.
 * @param length From tip to base.
 */
export function arrowHead([x, y]: Point, angle: number, length: number): string {
  const [along, across] = [Math.cos(angle) * length, Math.sin(angle) * length];
  return closedOutline([
    corner(x, y),
    corner(x - along - across * arrowSlope, y - across + along * arrowSlope),
    corner(x - along + across * arrowSlope, y - across - along * arrowSlope),
  ]);
}

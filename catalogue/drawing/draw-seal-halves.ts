import type { Material, Shape } from "./drawing.ts";
import { mirrorPath, polyline } from "./outline.ts";

/**
 * Returns both halves of a turned shape as one shape.
 *
 * @param path Outline of one half, the axis at y = 0.
 */
export function bothHalves(material: Material, path: string): Shape {
  return { material, path: path + mirrorPath(path) };
}

/**
 * Draws a turned edge behind the cut, straight across the axis.
 *
 * @param x Position along the axis, in mm.
 * @param radius Extent to both sides of the axis, in mm.
 */
export function acrossAxis(x: number, radius: number): Shape {
  return { material: "edge", path: polyline([x, -radius], [x, radius]) };
}

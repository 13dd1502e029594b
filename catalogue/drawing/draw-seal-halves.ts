import type { Material, Shape } from "./drawing.ts";
import { mirrorPath, polyline } from "./outline.ts";

/**
 * Doubles what is cut on one side of the axis.
 *
 * @param material What it is made of.
 * @param path Outline of one half, the axis at y = 0.
 * @returns Both halves as one shape.
 */
export function bothHalves(material: Material, path: string): Shape {
  return { material, path: path + mirrorPath(path) };
}

/**
 * Draws a turned edge behind the cut, which runs straight across the axis.
 *
 * @param x Where it stands along the axis, in mm.
 * @param radius How far it reaches to both sides, in mm.
 * @returns The line.
 */
export function acrossAxis(x: number, radius: number): Shape {
  return { material: "edge", path: polyline([x, -radius], [x, radius]) };
}

import type { Shape } from "../drawing.ts";
import { polyline } from "../outline.ts";

/**
 * Draws edges behind the cut, which run straight across the axis.
 *
 * @param places Where they stand along the shaft.
 * @param radius How far they reach to both sides, in mm.
 * @returns One shape.
 */
export function faceEdges(places: readonly number[], radius: number): Shape {
  const lines = places.map((x) => polyline([x, 0], [x, radius]));
  return { material: "edge", path: lines.join("") };
}

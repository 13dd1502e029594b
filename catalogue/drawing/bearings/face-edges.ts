import type { Shape } from "#catalogue/drawing/drawing.ts";
import { polyline } from "#catalogue/drawing/outline.ts";

/**
 * Draws edges behind the cut, straight across the axis.
 *
 * @param places Positions along the shaft, in mm.
 * @param radius Extent to both sides of the axis, in mm.
 */
export function faceEdges(places: readonly number[], radius: number): Shape {
  const lines = places.map((x) => polyline([x, 0], [x, radius]));
  return { material: "edge", path: lines.join("") };
}

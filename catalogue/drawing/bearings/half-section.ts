import type { Angle, Dimension, Point, Shape } from "#catalogue/drawing/drawing.ts";
import { polyline } from "#catalogue/drawing/outline.ts";

/**
 * The part of a bearing's section below its axis: x runs along the shaft from the left face, y is the
 * radius. The other half is its mirror image.
 * Only boundary dimensions, chamfers, raceway diameters, contact angles and load centres are the
 * maker's figures. Balls, rollers, shoulders and cages have the proportions stated in each file, which
 * are common for bearings of the kind.
 */
export type HalfSection = {
  readonly shapes: readonly Shape[];
  readonly centreLines: readonly (readonly [Point, Point])[];
  /** Across both halves. */
  readonly dimensions: readonly Dimension[];
  readonly angles?: readonly Angle[];
};

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

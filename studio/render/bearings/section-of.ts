import type { Bearing } from "../../../catalogue/bearings/bearing.ts";
import { drawBearing } from "../../../catalogue/drawing/draw-bearing.ts";
import type { Point, Shape } from "../../../catalogue/drawing/drawing.ts";
import { flattenPath } from "../../../catalogue/drawing/flatten-path.ts";
import type { Outline } from "../scene.ts";

/** Section of a bearing along its axis: outlines of radius and height, its middle at height 0. */
export type Section = {
  readonly outer: Outline;
  readonly inner: Outline;
  readonly rolling: readonly Outline[];
  readonly cage: readonly Outline[];
};

/** Reads a bearing's section from its drawing, so that images and drawings show the same part. */
export function getSection(bearing: Bearing): Section {
  const { shapes } = drawBearing(bearing);
  const outlines = (material: Shape["material"]): Outline[] =>
    shapes
      .filter((shape) => shape.material === material)
      .flatMap(({ path }) => flattenPath(path))
      .filter((points) => points.every(([, radius]) => radius > 0))
      .map((points) => asProfile(points, bearing.widthMm / 2));
  const [outer] = outlines("steel-right");
  const [inner] = outlines("steel-left");
  if (outer === undefined || inner === undefined) throw new Error(`${bearing.code} has no rings`);
  return { outer, inner, rolling: outlines("rolling"), cage: outlines("cage") };
}

function asProfile(points: readonly Point[], middle: number): Outline {
  const placed = points.map(([x, y]): Point => [y, x - middle]);
  return placed.filter((point, index) => !isSame(point, placed.at(index - 1)));
}

function isSame([ax, ay]: Point, [bx, by]: Point = [Number.NaN, 0]): boolean {
  return Math.hypot(ax - bx, ay - by) < 1e-3;
}

/** The middle of an outline's box, and its size. */
export function getBox(outline: Outline = []): { middle: Point; size: Point } {
  if (outline.length === 0) throw new Error("an outline has points");
  const radii = outline.map(([radius]) => radius);
  const heights = outline.map(([, height]) => height);
  const [left, right] = [Math.min(...radii), Math.max(...radii)];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return { middle: [(left + right) / 2, (low + high) / 2], size: [right - left, high - low] };
}

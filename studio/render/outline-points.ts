import type { Point } from "../../catalogue/drawing/drawing.ts";
import { flattenPath } from "../../catalogue/drawing/flatten-path.ts";

/**
 * Reads a closed outline of the catalogue's drawings as points, for a section in a scene.
 *
 * @param apartMm Points closer than this are dropped: small roundings need few.
 */
export function outlinePoints(path: string, apartMm = 0.2): Point[] {
  const [points] = flattenPath(path);
  const [first] = points ?? [];
  if (points === undefined || first === undefined) throw new Error("an outline has points");
  const outline: Point[] = [];
  for (const point of points) {
    if (distance(point, outline.at(-1)) >= apartMm) outline.push(point);
  }
  while (outline.length > 1 && distance(first, outline.at(-1)) < apartMm) outline.pop();
  return outline;
}

function distance([x, y]: Point, other: Point | undefined): number {
  return other ? Math.hypot(x - other[0], y - other[1]) : Number.POSITIVE_INFINITY;
}

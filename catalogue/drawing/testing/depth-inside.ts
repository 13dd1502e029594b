import type { Point } from "#catalogue/drawing/drawing.ts";

/** Returns the distance of a point to the nearest edge of a closed polygon, in mm; 0 outside. */
export function depthInside([x, y]: Point, outline: readonly Point[]): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, [bx, by]] of outline.entries()) {
    const [ax, ay] = outline.at(index - 1) ?? [bx, by];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
    const share = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)));
  }
  return isInside ? nearest : 0;
}

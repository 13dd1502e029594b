import type { Point } from "#catalogue/drawing/drawing.ts";

/** Degrees of an arc between two of its points. */
const stepDeg = 9;

/**
 * Reads one closed outline of the catalogue's drawings as points: what a section is on paper, it is
 * in a scene. Understands the M, L, A and Z that `catalogue/drawing/outline.ts` writes.
 */
export function outlinePoints(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command, words = ""] of path.matchAll(/([MLA])([^MLAZ]*)/g)) {
    const numbers = words
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const to: Point = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
    const from = points.at(-1);
    if (command === "A" && from) points.push(...arc(from, to, numbers[0] ?? 0, numbers[4] === 1));
    else points.push(to);
  }
  return withoutDoubles(points);
}

/** The points of the shorter arc after its start, the end among them. */
function arc(from: Point, to: Point, radius: number, clockwise: boolean): Point[] {
  const [dx, dy] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const half = Math.hypot(dx, dy);
  const away = Math.sqrt(Math.max(radius ** 2 - half ** 2, 0)) / half;
  const side = clockwise ? 1 : -1;
  const centre: Point = [from[0] + dx - side * dy * away, from[1] + dy + side * dx * away];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const sweep = 2 * Math.asin(Math.min(half / radius, 1)) * side;
  const count = Math.max(1, Math.ceil((Math.abs(sweep) * 180) / Math.PI / stepDeg));
  return Array.from({ length: count }, (_, index): Point => {
    const angle = start + (sweep * (index + 1)) / count;
    return index === count - 1
      ? to
      : [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

function withoutDoubles(points: readonly Point[]): Point[] {
  return points.filter(([x, y], index) => {
    const [beforeX, beforeY] = points.at(index - 1) ?? [x, y];
    return points.length === 1 || Math.hypot(x - beforeX, y - beforeY) > 1e-4;
  });
}

import type { Dimension, Drawing, Point } from "#catalogue/drawing/drawing.ts";
import { flattenPath } from "#catalogue/drawing/flatten-path.ts";

/** Measures the box around all shapes of a drawing, rounded to a tenth of a micron. */
export function getExtent({ shapes }: Drawing): Drawing["bounds"] {
  const points = shapes.flatMap(({ path }) => flattenPath(path).flat());
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return rounded({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y });
}

/** Rounds a box to a tenth of a micron. */
export function rounded({ x, y, width, height }: Drawing["bounds"]): Drawing["bounds"] {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** Returns the length of a dimension line in mm: a height or a width, by its side. */
export function getSpan({ from, to, side }: Dimension): number {
  const axis = side === "left" || side === "right" ? 1 : 0;
  return round(Math.abs(to[axis] - from[axis]));
}

/** Returns the number of a label, such as `Ø52` or `4 × Ø12`. */
export function labelNumber(label: string): number {
  return Number(label.replace(/^(\d+ × )?Ø?/, ""));
}

/**
 * Lists errors in the outlines of a drawing: a missing number, an open area, an outline that crosses
 * itself.
 */
export function findErrors(drawing: Drawing): string[] {
  const errors: string[] = [];
  if (/NaN|Infinity|undefined|null/.test(JSON.stringify(drawing)))
    errors.push("a number is missing");
  for (const { material, path } of drawing.shapes.filter((shape) => shape.material !== "edge")) {
    if (path.split("M").length !== path.split("Z").length) errors.push(`${material} left open`);
    for (const points of flattenPath(path)) {
      if (crossesItself(points)) errors.push(`${material} crosses itself at ${path.slice(0, 40)}`);
    }
  }
  return errors;
}

function crossesItself(points: readonly Point[]): boolean {
  const places = points.filter((point, index) => distance(point, points.at(index - 1)) > 2e-4);
  const sides = places.map((point, index): Side => [places.at(index - 1) ?? point, point]);
  for (const [index, side] of sides.entries()) {
    // Neighbours share a point, and so do the first and the last side.
    const end = index === 0 ? sides.length - 1 : sides.length;
    for (let next = index + 2; next < end; next += 1) {
      if (cross(side, sides[next] ?? side)) return true;
    }
  }
  return false;
}

type Side = readonly [Point, Point];

function cross([a, b]: Side, [c, d]: Side): boolean {
  if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) {
    return false;
  }
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function distance([ax, ay]: Point, [bx, by]: Point = [Number.NaN, Number.NaN]): number {
  return Math.hypot(ax - bx, ay - by);
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4 || 0;
}

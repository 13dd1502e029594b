import type { Point } from "./drawing.ts";

const stepsPerArc = 24;

/**
 * Flattens path data of a drawing into the points of each subpath; arcs and curves become small steps.
 *
 * @param path M, L, A, C and Z with absolute coordinates; arcs are circular.
 */
export function flattenPath(path: string): Point[][] {
  const subpaths: Point[][] = [];
  for (const [, command = "", numbers = ""] of path.matchAll(/([MLACZ])([^MLACZ]*)/g)) {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const end: Point = [values.at(-2) ?? Number.NaN, values.at(-1) ?? Number.NaN];
    const current = subpaths.at(-1) ?? [];
    const start = current.at(-1) ?? end;
    if (command === "M") subpaths.push([end]);
    if (command === "L") current.push(end);
    if (command === "A") current.push(...arcPoints(start, end, values));
    if (command === "C") current.push(...curvePoints(start, values));
  }
  return subpaths;
}

function arcPoints(from: Point, to: Point, [radius = 0, , , large, sweep]: number[]): Point[] {
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const height = Math.sqrt(Math.max(0, radius ** 2 - chord ** 2 / 4));
  const side = (large === 1) === (sweep === 1) ? -1 : 1;
  const centre: Point = [
    (from[0] + to[0]) / 2 + (side * height * (from[1] - to[1])) / chord,
    (from[1] + to[1]) / 2 + (side * height * (to[0] - from[0])) / chord,
  ];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const end = Math.atan2(to[1] - centre[1], to[0] - centre[0]);
  const full = 2 * Math.PI;
  const turn = sweep === 1 ? (end - start + full) % full : (end - start - full) % full;
  return Array.from({ length: stepsPerArc }, (_, index): Point => {
    const angle = start + (turn * (index + 1)) / stepsPerArc;
    return index === stepsPerArc - 1
      ? to
      : [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
  });
}

function curvePoints(from: Point, values: readonly number[]): Point[] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = values;
  return Array.from({ length: stepsPerArc }, (_, index): Point => {
    const t = (index + 1) / stepsPerArc;
    const u = 1 - t;
    const blend = (p: number, a: number, b: number, c: number): number =>
      u ** 3 * p + 3 * u * u * t * a + 3 * u * t * t * b + t ** 3 * c;
    return [blend(from[0], ax, bx, cx), blend(from[1], ay, by, cy)];
  });
}

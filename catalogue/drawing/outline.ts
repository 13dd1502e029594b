import type { Point } from "./drawing.ts";

/** A corner of an outline, sharp or rounded, or the end of an arc that starts at the previous point. */
export type Place = {
  readonly at: Point;
  /** Radius of a corner between two straight lines. */
  readonly rounding?: number;
  readonly arc?: { readonly radius: number; readonly sweep: 0 | 1 };
};

/**
 * Creates a corner of an outline.
 *
 * @param x To the right, in mm.
 * @param y Down, in mm.
 * @param rounding Radius of the corner in mm; 0 leaves it sharp.
 */
export function corner(x: number, y: number, rounding = 0): Place {
  return { at: [x, y], rounding };
}

/**
 * Creates the end of an arc that starts at the previous point and takes the shorter way.
 *
 * @param x To the right, in mm.
 * @param y Down, in mm.
 * @param radius In mm.
 * @param sweep 1 runs clockwise on the drawing, 0 counterclockwise, as in SVG.
 */
export function arcTo(x: number, y: number, radius: number, sweep: 0 | 1): Place {
  return { at: [x, y], arc: { radius, sweep } };
}

/**
 * Returns SVG path data of a closed outline.
 *
 * @param places Its corners and arcs in order; the first one must not be an arc's end.
 */
export function closedOutline(places: readonly Place[]): string {
  return `${openOutline(places)}Z`;
}

/**
 * Returns SVG path data of an open line with corners and arcs.
 *
 * @param places Its corners and arcs in order; its first one must be a sharp corner.
 */
export function openOutline(places: readonly Place[]): string {
  const steps = places.map((place, index) => {
    const command = index === 0 ? "M" : "L";
    if (place.arc) return arcStep(place.arc.radius, place.arc.sweep, place.at);
    if (!place.rounding) return `${command}${pair(place.at)}`;
    const before = places.at(index - 1) ?? place;
    const after = places[(index + 1) % places.length] ?? place;
    return roundedCorner(command, before.at, place.at, after.at, place.rounding);
  });
  return steps.join("");
}

/**
 * Returns SVG path data of a rectangle, clockwise.
 *
 * @param rounding Radius of its corners in mm.
 */
export function rectangle(
  left: number,
  top: number,
  right: number,
  bottom: number,
  rounding = 0,
): string {
  return closedOutline([
    corner(left, top, rounding),
    corner(right, top, rounding),
    corner(right, bottom, rounding),
    corner(left, bottom, rounding),
  ]);
}

/** Returns SVG path data of a circle, in four quarters. The radius is in mm. */
export function circle([x, y]: Point, radius: number): string {
  // Two half circles would become lens-shaped once their numbers are rounded.
  const quarters = [
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ] as const;
  return `M${pair(quarters[3])}${quarters.map((end) => arcStep(radius, 1, end)).join("")}Z`;
}

/** Returns SVG path data of an open line through points. */
export function polyline(...points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${pair(point)}`).join("");
}

/**
 * Mirrors an outline of this file on the x axis.
 *
 * @param path SVG path data with M, L, A and Z.
 */
export function mirrorPath(path: string): string {
  return path.replaceAll(/([MLA])([^MLAZ]*)/g, (_step, command: string, numbers: string) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const y = values.pop() ?? 0;
    const x = values.pop() ?? 0;
    const [radius = 0] = values;
    const sweep = values[4] === 1 ? 0 : 1;
    return command === "A" ? arcStep(radius, sweep, [x, -y]) : `${command}${pair([x, -y])}`;
  });
}

function roundedCorner(
  command: string,
  before: Point,
  at: Point,
  after: Point,
  radius: number,
): string {
  const [ax, ay] = direction(at, before);
  const [bx, by] = direction(at, after);
  const half = Math.acos(ax * bx + ay * by) / 2;
  const cut = radius / Math.tan(half);
  const sweep = ax * by - ay * bx > 0 ? 0 : 1;
  return `${command}${pair([at[0] + ax * cut, at[1] + ay * cut])}${arcStep(radius, sweep, [at[0] + bx * cut, at[1] + by * cut])}`;
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function arcStep(radius: number, sweep: 0 | 1, to: Point): string {
  return `A${mm(radius)} ${mm(radius)} 0 0 ${sweep} ${pair(to)}`;
}

function pair([x, y]: Point): string {
  return `${mm(x)} ${mm(y)}`;
}

/** Rounds to a tenth of a micron, finer than any part; boundary dimensions stay exact. */
function mm(value: number): string {
  return String(Math.round(value * 1e4) / 1e4 || 0);
}

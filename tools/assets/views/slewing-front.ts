import type { Point } from "#catalogue/drawing/drawing.ts";
import { at, circle, clipped, path, polar, polyline, sectorPath, times } from "../svg/shapes.ts";
import {
  ball,
  depth,
  gapShadow,
  machinedRing,
  outline,
  steelRing,
  thinLine,
} from "../svg/steel.ts";

const teeth = 72;
const tip = 50;
const root = 46.6;
const gap = { outer: 38.4, inner: 36.6 } as const;
const bore = 26;

/** A slewing ring with gear teeth outside and bolt circles in both rings; units are its own. */
export function slewingFront(cut: readonly [start: number, end: number]): string {
  const gear = gearOutline();
  const slice = sectorPath(gap.outer + 3, gap.inner - 3, cut[0], cut[1]);
  return [
    clipped(gear, steelRing(tip + 1, gap.outer)),
    path(gear, outline),
    circle(root - 1.2, thinLine),
    depth(gap.outer, gap.inner),
    gapShadow(gap.outer, gap.inner),
    machinedRing(gap.inner, bore, { outer: 0.4, inner: 0.8 }),
    circle(gap.outer, outline),
    ...boltCircle(42.4, 24, 1.25),
    ...boltCircle(31.3, 20, 1.25),
    clipped(
      slice,
      depth(gap.outer + 2.6, gap.inner - 2.6),
      ...times(34, (index) => at(...polar(37.5, index * (360 / 34)), ball(2.9))),
    ),
    path(slice, outline),
  ].join("");
}

/** Straight-sided teeth with rounded tips are near enough to involutes at this size. */
function gearOutline(): string {
  const step = 360 / teeth;
  const points = times(teeth, (index): Point[] =>
    [
      [root, -0.5],
      [root, -0.3],
      [root + 1.6, -0.225],
      [tip, -0.12],
      [tip, 0.12],
      [root + 1.6, 0.225],
      [root, 0.3],
    ].map(([radius = 0, share = 0]): Point => polar(radius, (index + share) * step)),
  );
  return polyline(points.flat(), true);
}

function boltCircle(radius: number, count: number, hole: number): string[] {
  return times(count, (index) =>
    at(
      ...polar(radius, (index * 360) / count),
      circle(hole, { fill: "#4a515b" }),
      circle(hole, { ...outline, "stroke-width": 1 }),
    ),
  );
}

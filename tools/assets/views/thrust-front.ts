import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { RollingSet } from "../internals/ball-set.ts";
import { palette } from "../svg/palette.ts";
import {
  at,
  circle,
  circlePath,
  clipped,
  path,
  polar,
  ringPath,
  sectorPath,
  times,
} from "../svg/shapes.ts";
import { ball, machinedRing, outline, steelRing, thinLine } from "../svg/steel.ts";

/** A thrust ball bearing along its axis; the upper washer is cut away between two angles. */
export function thrustFront(
  bearing: Bearing,
  balls: RollingSet,
  state: { readonly cage: number; readonly cut: readonly [start: number, end: number] },
): string {
  const outer = bearing.outsideDiameterMm / 2;
  const bore = bearing.boreMm / 2;
  const pitch = balls.pitchDiameterMm / 2;
  const angles = times(balls.count, (index) => state.cage + (index * 360) / balls.count);
  const open = sectorPath(outer + 1, 0, state.cut[0], state.cut[1]);
  const groove = balls.diameterMm * 0.41;
  const lower = [
    machinedRing(outer, bore + 0.3, { outer: bearing.chamferMm, inner: bearing.chamferMm }),
    steelRing(pitch + groove, pitch - groove, "inwardBevel"),
    path(ringPath(pitch + groove * 0.45, pitch - groove * 0.45), {
      fill: palette.white,
      "fill-rule": "evenodd",
      opacity: 0.18,
    }),
    circle(pitch + groove, thinLine),
    circle(pitch - groove, thinLine),
    cage(balls, angles),
    ...angles.map((angle) => at(...polar(pitch, angle), ball(balls.diameterMm / 2))),
    washerShadow(outer, bore, state.cut),
  ];
  const edge = (angle: number): string =>
    path(`M${polar(outer, angle).join(" ")}L${polar(bore, angle).join(" ")}`, outline);
  return [
    clipped(open, ...lower),
    clipped(
      `${circlePath(outer + 1)}${open}`,
      machinedRing(outer, bore, { outer: bearing.chamferMm, inner: bearing.chamferMm }),
    ),
    ...state.cut.map((angle) => edge(angle)),
    circle(outer, outline),
  ].join("");
}

/** A pressed cage that holds each ball in a round pocket. */
function cage(balls: RollingSet, angles: readonly number[]): string {
  const pitch = balls.pitchDiameterMm / 2;
  const half = balls.diameterMm * 0.62;
  const pocket = balls.diameterMm * 0.53;
  const pockets = angles.map((angle) => circlePath(pocket, ...polar(pitch, angle))).join("");
  return [
    clipped(
      ringPath(pitch + half, pitch - half) + pockets,
      steelRing(pitch + half, pitch - half, "castFace"),
    ),
    path(pockets, { ...outline, "stroke-width": 1 }),
    circle(pitch + half, { ...outline, "stroke-width": 1.1 }),
    circle(pitch - half, { ...outline, "stroke-width": 1.1 }),
    circle(pitch + half - 0.45, { ...thinLine, stroke: palette.steel4 }),
    circle(pitch - half + 0.45, { ...thinLine, stroke: palette.steel4 }),
  ].join("");
}

/** The upper washer throws a little shadow on what lies under its cut edge. */
function washerShadow(
  outer: number,
  bore: number,
  [start, end]: readonly [number, number],
): string {
  const shade = (from: number, to: number, opacity: number): string =>
    path(sectorPath(outer, bore, from, to), { fill: palette.ink, opacity });
  return (
    shade(start, start + 3, 0.2) + shade(start, start + 1.5, 0.2) + shade(end - 1.2, end, 0.12)
  );
}

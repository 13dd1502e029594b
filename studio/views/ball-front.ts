import type { Bearing } from "../../catalogue/bearings/bearing.ts";
import type { RollingSet } from "../internals/ball-set.ts";
import { palette } from "../svg/palette.ts";
import { at, circle, clipped, path, polar, ringPath, sectorPath, times } from "../svg/shapes.ts";
import {
  ball,
  cutEdges,
  depth,
  gapShadow,
  machinedRing,
  outline,
  steelRing,
  thinLine,
} from "../svg/steel.ts";

export type FrontState = {
  /** Turn of the cage in degrees. */
  readonly cage: number;
  /** Piece cut away down to the plane of the balls, in degrees; without it, the whole face is visible. */
  readonly cut?: readonly [start: number, end: number];
};

/** Radii from the pitch circle outwards, in ball diameters. */
type Proportions = {
  readonly outerShoulder: number;
  readonly innerShoulder: number;
  readonly cage: readonly [inner: number, outer: number];
  /** Two pressed halves riveted together, or a ring in one piece. */
  readonly riveted: boolean;
};

const deepGroove: Proportions = {
  outerShoulder: 0.3,
  innerShoulder: -0.3,
  cage: [-0.185, 0.185],
  riveted: true,
};

/** From the side of the outer ring's low shoulder. */
const angularContact: Proportions = {
  outerShoulder: 0.44,
  innerShoulder: -0.14,
  cage: [-0.06, 0.16],
  riveted: false,
};

type Radii = {
  readonly outer: number;
  readonly bore: number;
  readonly pitch: number;
  readonly ball: number;
  readonly outerShoulder: number;
  readonly innerShoulder: number;
  readonly cage: readonly [inner: number, outer: number];
  readonly chamfers: readonly [outer: number, inner: number];
};

/** A deep groove bearing along its axis, at the origin, in mm. */
export function deepGrooveFront(bearing: Bearing, balls: RollingSet, state: FrontState): string {
  return ballFront(getRadii(bearing, balls, deepGroove), balls.count, state, deepGroove.riveted);
}

/** An angular contact bearing along its axis, at the origin, in mm. */
export function angularContactFront(
  bearing: Bearing,
  balls: RollingSet,
  state: FrontState,
): string {
  const radii = getRadii(bearing, balls, angularContact);
  return ballFront(radii, balls.count, state, angularContact.riveted);
}

function getRadii(bearing: Bearing, balls: RollingSet, shares: Proportions): Radii {
  const pitch = balls.pitchDiameterMm / 2;
  const from = (share: number): number => pitch + share * balls.diameterMm;
  return {
    outer: bearing.outsideDiameterMm / 2,
    bore: bearing.boreMm / 2,
    pitch,
    ball: balls.diameterMm / 2,
    outerShoulder: from(shares.outerShoulder),
    innerShoulder: from(shares.innerShoulder),
    cage: [from(shares.cage[0]), from(shares.cage[1])],
    chamfers: [bearing.chamfer1Mm ?? bearing.chamferMm, bearing.chamferMm],
  };
}

function ballFront(radii: Radii, count: number, state: FrontState, riveted: boolean): string {
  const angles = times(count, (index) => state.cage + (index * 360) / count);
  const face = [
    depth(radii.outerShoulder, radii.innerShoulder),
    ...angles.map((angle) => at(...polar(radii.pitch, angle), ball(radii.ball))),
    riveted ? ribbonCage(radii, angles) : ringCage(radii),
    gapShadow(radii.outerShoulder, radii.innerShoulder),
    machinedRing(radii.outer, radii.outerShoulder, { outer: radii.chamfers[0], inner: 0.35 }),
    machinedRing(radii.innerShoulder, radii.bore, { outer: 0.35, inner: radii.chamfers[1] }),
  ].join("");
  if (state.cut === undefined) return face;
  const slice = sectorPath(radii.outer + 1, radii.bore, state.cut[0], state.cut[1]);
  return [
    face,
    clipped(slice, midPlane(radii, angles)),
    cutEdges(
      [
        [radii.outer, radii.pitch + radii.ball],
        [radii.cage[1], radii.cage[0]],
        [radii.pitch - radii.ball, radii.bore],
      ],
      state.cut,
    ),
  ].join("");
}

/** Two pressed halves, riveted between the balls; domes over the balls. */
function ribbonCage(radii: Radii, angles: readonly number[]): string {
  const [inner, outer] = radii.cage;
  const step = 360 / angles.length;
  const dome = radii.ball * 1.06;
  return [
    steelRing(outer, inner, "castFace"),
    clipped(
      ringPath(outer, inner),
      ...angles.map((angle) =>
        at(
          ...polar(radii.pitch, angle),
          circle(dome, { fill: "url(#dome)" }),
          circle(dome, { ...thinLine, stroke: palette.steel5 }),
        ),
      ),
    ),
    ...angles.map((angle) =>
      at(
        ...polar(radii.pitch, angle + step / 2),
        circle(radii.ball * 0.17, { fill: "url(#rivet)" }),
        circle(radii.ball * 0.17, thinLine),
      ),
    ),
    circle(outer, { ...outline, "stroke-width": 1.1 }),
    circle(inner, { ...outline, "stroke-width": 1.1 }),
  ].join("");
}

function ringCage(radii: Radii): string {
  const [inner, outer] = radii.cage;
  return [
    steelRing(outer, inner, "castFace"),
    circle(inner + (outer - inner) * 0.72, { ...thinLine, stroke: palette.steel4 }),
    circle(outer, { ...outline, "stroke-width": 1.1 }),
    circle(inner, { ...outline, "stroke-width": 1.1 }),
  ].join("");
}

/** The section through the middle: hatched rings, whole balls, the cage behind. */
function midPlane(radii: Radii, angles: readonly number[]): string {
  const raceway = { outer: radii.pitch + radii.ball, inner: radii.pitch - radii.ball };
  const [cageInner, cageOuter] = radii.cage;
  const grey = (outer: number, inner: number, fill: string): string =>
    path(ringPath(outer, inner), { fill, "fill-rule": "evenodd" });
  return [
    grey(raceway.outer, radii.outerShoulder, "#7d858f"),
    grey(radii.innerShoulder, raceway.inner, "#8b929c"),
    depth(radii.outerShoulder, radii.innerShoulder),
    circle(radii.outerShoulder, { ...thinLine, stroke: palette.steel6 }),
    circle(radii.innerShoulder, { ...thinLine, stroke: palette.steel6 }),
    steelRing(cageOuter, cageInner, "darkFace"),
    circle(cageOuter, thinLine),
    circle(cageInner, thinLine),
    ...angles.map((angle) => at(...polar(radii.pitch, angle), ball(radii.ball))),
    gapShadow(raceway.outer, raceway.inner),
    path(ringPath(radii.outer, raceway.outer), {
      fill: "url(#front-right)",
      "fill-rule": "evenodd",
    }),
    path(ringPath(raceway.inner, radii.bore), { fill: "url(#front-left)", "fill-rule": "evenodd" }),
    ...[radii.outer, raceway.outer, raceway.inner, radii.bore].map((radius) =>
      circle(radius, outline),
    ),
  ].join("");
}

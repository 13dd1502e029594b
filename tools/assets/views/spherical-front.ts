import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { SphericalSet } from "../internals/spherical-set.ts";
import { palette } from "../svg/palette.ts";
import { at, circle, clipped, path, polar, ringPath, sectorPath, times } from "../svg/shapes.ts";
import {
  cutEdges,
  depth,
  gapShadow,
  machinedRing,
  outline,
  rollerEnd,
  steelRing,
  thinLine,
} from "../svg/steel.ts";
import type { FrontState } from "./ball-front.ts";

/** A spherical roller bearing along its axis: one row and its cage, at the origin, in mm. */
export function sphericalFront(bearing: Bearing, set: SphericalSet, state: FrontState): string {
  const outer = bearing.outsideDiameterMm / 2;
  const bore = bearing.boreMm / 2;
  const [mouth, rib] = [set.mouthMm / 2, set.ribMm / 2];
  const angles = times(set.count, (index) => state.cage + (index * 360) / set.count);
  const pitch = set.pitchDiameterMm / 2;
  const rollers = angles.map((angle) => at(...polar(pitch, angle), rollerEnd(set.diameterMm / 2)));
  const inner = machinedRing(rib, bore, { outer: 0.5, inner: bearing.chamferMm });
  const face = [
    depth(mouth, rib),
    ...rollers,
    pocketCage(set, angles),
    gapShadow(mouth, rib),
    machinedRing(outer, mouth, { outer: bearing.chamferMm, inner: 0.5 }),
    inner,
  ];
  if (state.cut === undefined) return face.join("");
  const sphere = (set.pitchDiameterMm + set.diameterMm) / 2;
  const cut = [
    depth(sphere, rib),
    ...rollers,
    gapShadow(sphere, rib),
    path(ringPath(outer, sphere), { fill: "url(#front-right)", "fill-rule": "evenodd" }),
    circle(outer, outline),
    circle(sphere, outline),
  ];
  const slice = sectorPath(outer + 1, rib + 0.02, state.cut[0], state.cut[1]);
  return [
    ...face,
    clipped(slice, ...cut),
    circle(rib, outline),
    cutEdges([[outer, mouth], cageRadii(set)], state.cut),
  ].join("");
}

function cageRadii(set: SphericalSet): [outer: number, inner: number] {
  const middle = set.pitchDiameterMm / 2 - set.diameterMm * 0.12;
  return [middle + set.diameterMm * 0.17, middle - set.diameterMm * 0.3];
}

/** A pressed cage: a flat ring with a lug between each two rollers. */
function pocketCage(set: SphericalSet, angles: readonly number[]): string {
  const [outer, inner] = cageRadii(set);
  const step = 180 / set.count;
  const lug = set.diameterMm * 0.2;
  const lugs = angles.map((angle) =>
    sectorPath(outer + lug, outer - 0.2, angle + step * 0.62, angle + step * 1.38),
  );
  return [
    path(lugs.join(""), { ...outline, fill: "#cdd2d7", "stroke-width": 1.1 }),
    steelRing(outer, inner, "castFace"),
    circle(outer - 0.5, { ...thinLine, stroke: palette.steel4 }),
    circle(inner + 0.5, { ...thinLine, stroke: palette.steel4 }),
    circle(outer, { ...outline, "stroke-width": 1.1 }),
    circle(inner, { ...outline, "stroke-width": 1.1 }),
  ].join("");
}

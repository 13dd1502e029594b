import type { Bearing } from "../../catalogue/bearings/bearing.ts";
import type { CylindricalSet } from "../internals/roller-set.ts";
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

/** A cylindrical roller bearing of design NU along its axis, at the origin, in mm. */
export function cylindricalFront(bearing: Bearing, set: CylindricalSet, state: FrontState): string {
  const outer = bearing.outsideDiameterMm / 2;
  const bore = bearing.boreMm / 2;
  const raceways = { outer: set.outerRacewayMm / 2, inner: set.innerRacewayMm / 2 };
  const angles = times(set.count, (index) => state.cage + (index * 360) / set.count);
  const rollers = angles.map((angle) =>
    at(...polar(set.pitchDiameterMm / 2, angle), rollerEnd(set.diameterMm / 2)),
  );
  const inner = machinedRing(raceways.inner, bore, { outer: 0.5, inner: bearing.chamferMm * 0.6 });
  const face = [
    depth(set.ribMm / 2, raceways.inner),
    ...rollers,
    cageRing(set),
    gapShadow(set.ribMm / 2, raceways.inner),
    machinedRing(outer, set.ribMm / 2, { outer: bearing.chamferMm, inner: 0.4 }),
    inner,
  ];
  if (state.cut === undefined) return face.join("");
  const cut = [
    depth(raceways.outer, raceways.inner),
    ...cageBars(set, angles),
    ...rollers,
    gapShadow(raceways.outer, raceways.inner),
    path(ringPath(outer, raceways.outer), { fill: "url(#front-right)", "fill-rule": "evenodd" }),
    circle(outer, outline),
    circle(raceways.outer, outline),
  ];
  const [start, end] = state.cut;
  const slice = sectorPath(outer + 1, raceways.inner + 0.02, start, end);
  return [
    ...face,
    clipped(slice, ...cut),
    circle(raceways.inner, outline),
    cutEdges([[outer, set.ribMm / 2]], state.cut),
  ].join("");
}

function cageRing(set: CylindricalSet): string {
  const middle = set.pitchDiameterMm / 2 + set.diameterMm * 0.06;
  const half = set.diameterMm * 0.15;
  return [
    steelRing(middle + half, middle - half, "castFace"),
    circle(middle + half, { ...outline, "stroke-width": 1.1 }),
    circle(middle - half, { ...outline, "stroke-width": 1.1 }),
    circle(middle + half - 0.35, { ...thinLine, stroke: palette.steel4 }),
  ].join("");
}

/** The cage's bars between the rollers, visible where the rib and the cage's ring are cut away. */
function cageBars(set: CylindricalSet, angles: readonly number[]): string[] {
  const middle = set.pitchDiameterMm / 2 + set.diameterMm * 0.06;
  const half = set.diameterMm * 0.15;
  const step = 180 / set.count;
  return angles.map((angle) =>
    path(sectorPath(middle + half, middle - half, angle + step * 0.5, angle + step * 1.5), {
      ...outline,
      fill: "url(#front-left)",
      "stroke-width": 1,
    }),
  );
}

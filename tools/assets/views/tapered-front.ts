import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { TaperedSet } from "../internals/tapered-set.ts";
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

/** A tapered roller bearing from the side of the rollers' large ends, at the origin, in mm. */
export function taperedFront(bearing: Bearing, set: TaperedSet, state: FrontState): string {
  const outer = bearing.outsideDiameterMm / 2;
  const bore = bearing.boreMm / 2;
  const cup = set.cupMouthMm / 2;
  const rib = set.coneRibMm / 2;
  const pitch = set.pitchDiameterMm / 2;
  const angles = times(set.count, (index) => state.cage + (index * 360) / set.count);
  const rollers = angles.map((angle) => at(...polar(pitch, angle), rollerEnd(set.diameterMm / 2)));
  const cone = machinedRing(rib, bore, { outer: 0.4, inner: bearing.chamferMm });
  const behind = [depth(cup, rib - 3), racewayCone(set)].join("");
  const face = [
    behind,
    ...rollers,
    cageRing(set),
    gapShadow(cup, rib),
    machinedRing(outer, cup, { outer: bearing.chamferMm, inner: 0 }),
    cone,
  ];
  if (state.cut === undefined) return face.join("");
  const cut = [
    behind,
    ...cagePockets(set, angles),
    ...rollers,
    gapShadow(cup, rib),
    path(ringPath(outer, cup), { fill: "url(#front-right)", "fill-rule": "evenodd" }),
    circle(outer, outline),
    circle(cup, outline),
  ];
  const slice = sectorPath(outer + 1, rib + 0.02, state.cut[0], state.cut[1]);
  return [
    ...face,
    clipped(slice, ...cut),
    circle(rib, outline),
    cutEdges([[outer, cup], cageRadii(set)], state.cut),
  ].join("");
}

/** The cup's raceway, which widens towards the reader. */
function racewayCone(set: TaperedSet): string {
  const [wide, narrow] = [set.cupMouthMm / 2, set.cupMouthMm / 2 - 3.2];
  return [
    steelRing(wide, narrow, "inwardBevel"),
    circle(narrow, { ...thinLine, stroke: palette.steel6 }),
  ].join("");
}

function cageRadii(set: TaperedSet): [outer: number, inner: number] {
  const middle = set.pitchDiameterMm / 2 + set.diameterMm * 0.1;
  return [middle + set.diameterMm * 0.15, middle - set.diameterMm * 0.15];
}

function cageRing(set: TaperedSet): string {
  const [outer, inner] = cageRadii(set);
  return [
    steelRing(outer, inner, "castFace"),
    circle(outer - 0.4, { ...thinLine, stroke: palette.steel4 }),
    circle(outer, { ...outline, "stroke-width": 1.1 }),
    circle(inner, { ...outline, "stroke-width": 1.1 }),
  ].join("");
}

function cagePockets(set: TaperedSet, angles: readonly number[]): string[] {
  const [outer, inner] = cageRadii(set);
  const step = 180 / set.count;
  return angles.map((angle) =>
    path(sectorPath(outer, inner, angle + step * 0.5, angle + step * 1.5), {
      ...outline,
      fill: "url(#front-left)",
      "stroke-width": 1,
    }),
  );
}

import { at, circle, clipped, path, polar, ringPath, sectorPath, times } from "../svg/shapes.ts";
import {
  depth,
  gapShadow,
  machinedRing,
  outline,
  rollerEnd,
  steelRing,
  thinLine,
} from "../svg/steel.ts";

const radii = {
  outer: 21,
  mouth: 18.2,
  raceway: 18.9,
  rollers: 17.4,
  inner: 15.9,
  bore: 13.5,
} as const;
const count = 32;

/** A needle roller bearing with its inner ring along the axis; thin rollers, many of them. */
export function needleFront(cut: readonly [start: number, end: number]): string {
  const needles = times(count, (index) =>
    at(
      ...polar(radii.rollers, (index * 360) / count + 3),
      rollerEnd((radii.raceway - radii.inner) / 2),
    ),
  );
  const cage = [17.85, 16.6] as const;
  const slice = sectorPath(radii.outer + 1, radii.inner + 0.02, cut[0], cut[1]);
  return [
    depth(radii.mouth, radii.inner),
    ...needles,
    steelRing(cage[0], cage[1], "castFace"),
    circle(cage[0], { ...outline, "stroke-width": 1.1 }),
    circle(cage[1], { ...outline, "stroke-width": 1.1 }),
    circle(cage[0] - 0.25, thinLine),
    gapShadow(radii.mouth, radii.inner),
    machinedRing(radii.outer, radii.mouth, { outer: 0.5, inner: 0.2 }),
    machinedRing(radii.inner, radii.bore, { outer: 0.25, inner: 0.4 }),
    clipped(
      slice,
      depth(radii.raceway, radii.inner),
      ...needles,
      gapShadow(radii.raceway, radii.inner),
      path(ringPath(radii.outer, radii.raceway), {
        fill: "url(#front-right)",
        "fill-rule": "evenodd",
      }),
      circle(radii.outer, outline),
      circle(radii.raceway, outline),
    ),
    circle(radii.inner, outline),
  ].join("");
}

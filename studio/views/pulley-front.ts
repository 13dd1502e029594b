import type { BeltTooth } from "../internals/htd-tooth.ts";
import { palette } from "../svg/palette.ts";
import { circle, circlePath, clipped, path, ringPath } from "../svg/shapes.ts";
import { machinedRing, outline, steelRing, thinLine } from "../svg/steel.ts";
import { pulleyOutline } from "./timing-belt.ts";
import { armWindows, shaftEnd, taperBush, windowEdges, type WheelShape } from "./wheel-parts.ts";

export type PulleyShape = WheelShape & { readonly teeth: number };

/** A timing pulley along its axis, with taper bush, key and shaft; `turn` in degrees. */
export function pulleyFront(shape: PulleyShape, groove: BeltTooth, turn: number): string {
  const pitchRadius = (shape.teeth * groove.pitchMm) / (2 * Math.PI);
  const outer = pitchRadius - groove.landMm;
  const root = pitchRadius - groove.tipMm;
  const rim = root - 4.2;
  const teeth = pulleyOutline(groove, shape.teeth, turn);
  const windows = shape.arms > 0 ? armWindows(shape, rim, turn) : "";
  return [
    clipped(teeth + windows, steelRing(outer + 1, shape.bush - 1, "turnedFace")),
    shape.arms > 0 ? "" : clipped(circlePath(rim), recess(rim, shape.hub)),
    circle(root - 0.8, { ...thinLine, stroke: palette.steel4 }),
    circle(rim, { ...thinLine, stroke: palette.steel4, ...(shape.arms > 0 ? { opacity: 0 } : {}) }),
    path(teeth, outline),
    windows === "" ? "" : path(windows, outline),
    windows === "" ? "" : windowEdges(shape, rim, turn),
    machinedRing(shape.hub, shape.bush, { outer: 0.8, inner: 0.5 }),
    taperBush(shape, turn),
    shaftEnd(shape.shaft, turn),
  ].join("");
}

/** The web is deeper than rim and hub. */
function recess(rim: number, hub: number): string {
  return [
    steelRing(rim, hub, "castFace"),
    path(ringPath(rim, rim - 1.1), { fill: "#9aa1ab", "fill-rule": "evenodd", opacity: 0.55 }),
    circle(rim, { ...outline, "stroke-width": 1.1 }),
    circle(rim - 1.1, thinLine),
  ].join("");
}

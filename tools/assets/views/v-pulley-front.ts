import type { VSection } from "#catalogue/belts/belt.ts";
import type { Point } from "#catalogue/drawing/drawing.ts";
import { palette } from "../svg/palette.ts";
import { circle, clipped, path, polar, polyline, ringPath } from "../svg/shapes.ts";
import { machinedRing, outline, steelRing, thinLine } from "../svg/steel.ts";
import { armWindows, shaftEnd, taperBush, windowEdges, type WheelShape } from "./wheel-parts.ts";

/** A grooved pulley by its datum diameter; `rimMm` is the rim's height from its outside. */
export type VPulley = WheelShape & {
  readonly datumDiameterMm: number;
  readonly rimMm: number;
};

/** From the datum line out to the pulley's edge in grooves of ISO 4183, for SPB and B. */
export const edgeAboveDatumMm = 3.5;

/** A V-belt pulley along its axis with the belt's two spans leaving it, in mm. */
export function vPulleyFront(
  pulley: VPulley,
  belt: VSection,
  spans: readonly { readonly angle: number; readonly direction: number; readonly length: number }[],
  turn: number,
): string {
  const outer = pulley.datumDiameterMm / 2 + edgeAboveDatumMm;
  const inner = outer - pulley.rimMm;
  const windows = armWindows(pulley, inner, turn);
  return [
    ...spans.map((span) => beltSpan(pulley, belt, span)),
    clipped(ringPath(outer, pulley.bush - 1) + windows, steelRing(outer, pulley.bush - 1)),
    clipped(ringPath(outer, outer - 1.2), steelRing(outer, outer - 1.2, "outwardBevel")),
    circle(outer - 1.2, { ...thinLine, stroke: palette.steel4 }),
    circle(inner + 3, { ...thinLine, stroke: palette.steel4 }),
    circle(outer, outline),
    path(windows, outline),
    windowEdges(pulley, inner, turn),
    machinedRing(pulley.hub, pulley.bush, { outer: 1, inner: 0.6 }),
    taperBush(pulley, turn),
    shaftEnd(pulley.shaft, turn),
  ].join("");
}

/** The belt from where it leaves the pulley, edge-on: its height and its cord. */
function beltSpan(
  pulley: VPulley,
  belt: VSection,
  span: { readonly angle: number; readonly direction: number; readonly length: number },
): string {
  const radius = pulley.datumDiameterMm / 2;
  const above = cordDepthMm(belt);
  const along = polar(span.length, span.direction);
  const corner = (r: number): readonly [Point, Point] => {
    const from = polar(r, span.angle);
    return [from, [from[0] + along[0], from[1] + along[1]]];
  };
  const [topStart, topEnd] = corner(radius + above);
  const [lowStart, lowEnd] = corner(radius + above - belt.heightMm);
  const sheen = corner(radius + above - 1.1);
  return [
    path(polyline([topStart, topEnd, lowEnd, lowStart], true), {
      ...outline,
      fill: "#343942",
      "stroke-width": 1.2,
    }),
    path(polyline(sheen), { ...thinLine, stroke: "#6a717c", "stroke-width": 2 }),
    path(polyline(corner(radius)), {
      class: "px",
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 2.6,
    }),
  ].join("");
}

/** The datum line lies where the section is as wide as its datum width. */
function cordDepthMm({ topWidthMm, datumWidthMm = topWidthMm, angleDeg }: VSection): number {
  return (topWidthMm - datumWidthMm) / 2 / Math.tan((angleDeg * Math.PI) / 360);
}

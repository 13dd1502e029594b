import type { VSection } from "#catalogue/belts/belt.ts";
import { drawVSection } from "#catalogue/drawing/draw-v-section.ts";
import type { Point } from "#catalogue/drawing/drawing.ts";
import { at, path, polyline, times } from "../svg/shapes.ts";
import { outline, thinLine } from "../svg/steel.ts";
import { section } from "./section.ts";
import { edgeAboveDatumMm, type VPulley } from "./v-pulley-front.ts";

/** Grooves of ISO 4183 for SPB: distance of two, edge to the first, depth below the datum line. */
const groove = { pitch: 19, edge: 11.5, depth: 14, angleDeg: 38 } as const;

/** The pulley's upper half in section, belts in its grooves; the axis at y = 0, mm. */
export function vPulleySection(pulley: VPulley, belt: VSection, belts: number): string {
  // Bent around the pulley, a belt is as steep as its groove.
  const seated = { ...belt, angleDeg: groove.angleDeg };
  const width = 2 * groove.edge + (belts - 1) * groove.pitch;
  const outer = pulley.datumDiameterMm / 2 + edgeAboveDatumMm;
  const middles = times(belts, (index) => groove.edge + index * groove.pitch);
  const datum = pulley.datumDiameterMm / 2;
  const flank = Math.tan((groove.angleDeg * Math.PI) / 360);
  const depth = (belt.topWidthMm - (belt.datumWidthMm ?? belt.topWidthMm)) / 2 / flank;
  const inside = outer - pulley.rimMm;
  const rim: Point[] = [
    [0, -inside],
    [0, -outer],
    ...middles.flatMap((middle) => grooveAt(middle, datum, belt.datumWidthMm ?? 0)),
    [width, -outer],
    [width, -inside],
  ];
  const hub: Point[] = [
    [0, -pulley.hub],
    [width, -pulley.hub],
    [width, -pulley.bush],
    [0, -pulley.bush + 2.4],
  ];
  const bush: Point[] = [
    [0, -pulley.bush + 2.4],
    [width, -pulley.bush],
    [width, -pulley.shaft],
    [0, -pulley.shaft],
  ];
  const hatched = { ...outline, fill: "url(#section-right)" };
  return [
    // An arm that lies in the plane of the cut isn't hatched.
    path(`M${width * 0.36} ${-inside}H${width * 0.64}V${-pulley.hub}H${width * 0.36}Z`, {
      ...outline,
      fill: "url(#casting)",
    }),
    path(`M0 ${-inside}V${-pulley.hub}M${width} ${-inside}V${-pulley.hub}`, thinLine),
    path(polyline(rim, true), hatched),
    path(polyline(hub, true), hatched),
    path(polyline(bush, true), { ...outline, fill: "url(#section-left)" }),
    path(`M-4 ${-pulley.shaft}H${width + 4}V${pulley.shaft}H-4Z`, {
      ...outline,
      fill: "url(#roller)",
    }),
    ...middles.map((middle) => at(middle, -datum - depth, section(drawVSection(seated)))),
  ].join("");
}

/** The corners of one groove, from left to right. */
function grooveAt(middle: number, datum: number, width: number): Point[] {
  const flank = Math.tan((groove.angleDeg * Math.PI) / 360);
  const top = width / 2 + edgeAboveDatumMm * flank;
  const bottom = width / 2 - groove.depth * flank;
  return [
    [middle - top, -datum - edgeAboveDatumMm],
    [middle - bottom, -datum + groove.depth],
    [middle + bottom, -datum + groove.depth],
    [middle + top, -datum - edgeAboveDatumMm],
  ];
}

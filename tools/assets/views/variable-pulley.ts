import type { VSection } from "#catalogue/belts/belt.ts";
import { drawVSection } from "#catalogue/drawing/draw-v-section.ts";
import type { Point } from "#catalogue/drawing/drawing.ts";
import { at, path, polyline } from "../svg/shapes.ts";
import { outline } from "../svg/steel.ts";
import { section } from "./section.ts";

/** A wide belt for changing speeds, as its picture needs it; nothing here is measured. */
const belt: VSection = {
  section: "VX",
  topWidthMm: 37,
  heightMm: 10,
  angleDeg: 26,
  minPulleyMm: 80,
  standard: "",
  status: "recalled",
};

const outer = 52;
const shaft = 12;

/** Two cones on a shaft, one of which slides, and the belt between them; upper half, mm. */
export function variablePulley(): string {
  const flank = Math.tan((belt.angleDeg * Math.PI) / 360);
  const half = belt.topWidthMm / 2;
  const inside = (radius: number): number => half - (outer - 6 - radius) * flank;
  const cone = (side: 1 | -1): Point[] =>
    [
      [inside(outer), -outer],
      [inside(outer) + 3, -outer],
      [inside(23) + 7, -23],
      [half + 16, -22],
      [half + 16, -shaft],
      [Math.max(inside(shaft), 2), -shaft],
    ].map(([x = 0, y = 0]): Point => [x * side, y]);
  return [
    path(`M-46 ${-shaft}H46V${shaft}H-46Z`, { ...outline, fill: "url(#roller)" }),
    path(polyline(cone(-1), true), { ...outline, fill: "url(#section-right)" }),
    path(polyline(cone(1), true), { ...outline, fill: "url(#section-left)" }),
    at(0, -(outer - 6), section(drawVSection(belt))),
  ].join("");
}

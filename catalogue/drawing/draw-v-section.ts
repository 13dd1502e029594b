import type { VSection } from "#catalogue/belts/belt.ts";
import type { Angle, Dimension, Drawing, Point, Shape } from "./drawing.ts";
import { circle, closedOutline, corner } from "./outline.ts";

// Proportions of real belts. They shape the drawing and are not dimensioned.
const coverShare = 0.06;
const cordShare = 0.06;
/** Depth of the cords as a share of the height, for sections without a datum width. */
const cordDepthShare = 0.22;

/**
 * Draws the cross-section of a V-belt, top side up: cover, core, and the cords on the datum line. x = 0
 * is the middle, y = 0 the top.
 */
export function drawVSection(belt: VSection): Drawing {
  const { section, topWidthMm: width, heightMm: height, angleDeg, datumWidthMm } = belt;
  const flank = Math.tan((angleDeg * Math.PI) / 360);
  const half = width / 2;
  const bottom = half - height * flank;
  const cover = height * coverShare;
  const cordDepth = datumWidthMm ? (half - datumWidthMm / 2) / flank : height * cordDepthShare;
  return {
    title: `Cross-section of V-belt ${section}`,
    description: describe(belt),
    bounds: { x: -half, y: 0, width, height },
    shapes: [
      {
        material: "rubber",
        path: closedOutline([
          corner(-half, 0),
          corner(half, 0),
          corner(bottom, height, cover),
          corner(-bottom, height, cover),
        ]),
      },
      { material: "edge", path: coverLine({ half, height, flank, cover }) },
      ...cords(cordDepth, half - cordDepth * flank - 2 * cover, width * cordShare),
    ],
    centreLines: [
      [
        [0, 0],
        [0, height],
      ],
      [
        [flank * cordDepth - half, cordDepth],
        [half - flank * cordDepth, cordDepth],
      ],
    ],
    dimensions: [...widths(belt, cordDepth), getHeight(half, height)],
    angles: [wedgeAngle(half, height, angleDeg)],
  };
}

function describe({
  section,
  topWidthMm,
  heightMm,
  angleDeg,
  datumWidthMm,
  standard,
}: VSection): string {
  const datum = datumWidthMm ? `, ${datumWidthMm} mm wide on the datum line` : "";
  return `Cross-section of a V-belt of section ${section} (${standard}): ${topWidthMm} mm wide at the top${datum}, ${heightMm} mm high, flanks at ${angleDeg}°.`;
}

/** Inner side of the cover, parallel to the outline. */
function coverLine({
  half,
  height,
  flank,
  cover,
}: {
  half: number;
  height: number;
  flank: number;
  cover: number;
}): string {
  const side = cover * Math.hypot(1, flank);
  const top = half - side - cover * flank;
  const bottom = half - side - (height - cover) * flank;
  return closedOutline([
    corner(-top, cover),
    corner(top, cover),
    corner(bottom, height - cover),
    corner(-bottom, height - cover),
  ]);
}

function cords(depth: number, half: number, diameter: number): Shape[] {
  const count = Math.floor((2 * half - diameter) / (diameter * 1.25)) + 1;
  const pitch = (2 * half - diameter) / (count - 1);
  return Array.from({ length: count }, (_, index) => ({
    material: "cord",
    path: circle([-half + diameter / 2 + index * pitch, depth], diameter / 2),
  }));
}

function widths({ topWidthMm, datumWidthMm }: VSection, cordDepth: number): Dimension[] {
  const top: Dimension = {
    from: [-topWidthMm / 2, 0],
    to: [topWidthMm / 2, 0],
    side: "above",
    row: datumWidthMm ? 2 : 1,
    label: String(topWidthMm),
  };
  if (!datumWidthMm) return [top];
  const datum: Dimension = {
    from: [-datumWidthMm / 2, cordDepth],
    to: [datumWidthMm / 2, cordDepth],
    side: "above",
    row: 1,
    label: String(datumWidthMm),
  };
  return [datum, top];
}

function getHeight(half: number, height: number): Dimension {
  return {
    from: [half, 0],
    to: [half, height],
    side: "right",
    row: 1,
    label: String(height),
  };
}

/** Below the belt, between the extensions of the flanks. */
function wedgeAngle(half: number, height: number, angleDeg: number): Angle {
  const flank = Math.tan((angleDeg * Math.PI) / 360);
  const at = (y: number, side: -1 | 1): Point => [side * (half - y * flank), y];
  const below = height + half * 0.3;
  const gap = height + half * 0.04;
  return {
    apex: [0, half / flank],
    from: at(below, -1),
    to: at(below, 1),
    legs: ([-1, 1] as const).map((side) => [at(gap, side), at(below + half * 0.06, side)]),
    label: `${angleDeg}°`,
  };
}

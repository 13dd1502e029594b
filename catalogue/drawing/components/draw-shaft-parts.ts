import type { Drawing } from "#catalogue/drawing/drawing.ts";
import {
  arcTo,
  circle,
  closedOutline,
  corner,
  polyline,
  rectangle,
} from "#catalogue/drawing/outline.ts";
import { drawComponent, polar } from "./component-drawing.ts";

/** Draws a taper bush 1610 in section: 57.15 mm across its large end, 25.4 mm long, 8° between its sides. */
export function drawTaperBush(): Drawing {
  const [large, length, bore] = [57.15, 25.4, 25];
  const small = large - 2 * length * Math.tan((4 * Math.PI) / 180);
  const half = (side: 1 | -1): string =>
    closedOutline([
      corner(-length / 2, (side * large) / 2),
      corner(length / 2, (side * small) / 2),
      corner(length / 2, (side * bore) / 2),
      corner(-length / 2, (side * bore) / 2),
    ]);
  const [hole, depth] = [4.76, 15.9];
  const top = large / 2 - 0.3;
  return drawComponent({
    title: "Taper bush",
    description: `Taper bush 1610 in section along the shaft, true to scale: ${large} mm across its large end, ${length} mm long, bore ${bore} mm, with a half hole for its screw.`,
    widthMm: length,
    heightMm: large,
    shapes: [
      { material: "steel-right", path: half(-1) },
      { material: "steel-right", path: half(1) },
      {
        material: "rolling",
        path: closedOutline([
          corner(-length / 2, -top),
          corner(-length / 2 + depth, -top + 1.1),
          corner(-length / 2 + depth, -top + 1.1 + hole),
          corner(-length / 2, -top + hole),
        ]),
      },
      ...[-1, 1].map((x) => ({
        material: "edge" as const,
        path: polyline([(x * length) / 2, -bore / 2], [(x * length) / 2, bore / 2]),
      })),
    ],
    axes: "horizontal",
  });
}

/** Draws a parallel key 8 × 7 × 40, form A of DIN 6885, from above and from the side. */
export function drawParallelKey(): Drawing {
  const [width, height, length] = [8, 7, 40];
  const [x, r] = [length / 2, width / 2];
  const [above, beside] = [-10, 8];
  return drawComponent({
    title: "Parallel key",
    description: `Parallel key ${width} × ${height} × ${length} (DIN 6885, form A) from above and from the side, true to scale.`,
    widthMm: length,
    heightMm: 28,
    shapes: [
      {
        material: "rolling",
        path: closedOutline([
          corner(-x + r, above - r),
          corner(x - r, above - r),
          arcTo(x, above, r, 1),
          arcTo(x - r, above + r, r, 1),
          corner(-x + r, above + r),
          arcTo(-x, above, r, 1),
          arcTo(-x + r, above - r, r, 1),
        ]),
      },
      {
        material: "rolling",
        path: rectangle(-x, beside - height / 2, x, beside + height / 2, 0.4),
      },
      ...[-1, 1].map((side) => ({
        material: "edge" as const,
        path: polyline(
          [side * (x - r), beside - height / 2],
          [side * (x - r), beside + height / 2],
        ),
      })),
    ],
    axes: "horizontal",
  });
}

type RetainingRing = {
  readonly title: string;
  readonly standard: string;
  readonly partMm: number;
  /** Diameter of the free ring on the side of the groove, and its widest point opposite the gap. */
  readonly ringMm: number;
  readonly bandMm: number;
  readonly lugMm: number;
  readonly isInternal: boolean;
};

/** Draws a retaining ring for a shaft of 25 mm, DIN 471. */
export function drawExternalRing(): Drawing {
  return drawRetainingRing({
    title: "Retaining ring for shafts",
    standard: "DIN 471",
    partMm: 25,
    ringMm: 23.2,
    bandMm: 3,
    lugMm: 4.4,
    isInternal: false,
  });
}

/** Draws a retaining ring for a bore of 52 mm, DIN 472. */
export function drawInternalRing(): Drawing {
  return drawRetainingRing({
    title: "Retaining ring for bores",
    standard: "DIN 472",
    partMm: 52,
    ringMm: 56.2,
    bandMm: 4.7,
    lugMm: 6.7,
    isInternal: true,
  });
}

function drawRetainingRing(ring: RetainingRing): Drawing {
  const { title, standard, partMm, ringMm, bandMm, lugMm, isInternal } = ring;
  const fixed = ringMm / 2;
  // The band narrows towards the gap, so its other edge is a circle about a point above.
  const narrow = bandMm * 0.55;
  const sign = isInternal ? -1 : 1;
  const other = fixed + sign * ((bandMm + narrow) / 2);
  const shift = (sign * (narrow - bandMm)) / 2;
  const gap = 16;
  const lug = fixed + sign * lugMm;
  const eye = lugMm * 0.2;
  const outside = Math.max(fixed, lug, other - shift);
  const [a, b] = [90 + gap, 90 - gap];
  const lugEdge = isInternal ? 16 : 20;
  const onOther = (angle: number) => polar(other, angle, [0, -Math.abs(shift) * sign]);
  return drawComponent({
    title,
    description: `Retaining ring for ${isInternal ? "a bore" : "a shaft"} of ${partMm} mm (${standard}) from the front, with an eye on each side of its gap.`,
    widthMm: 2 * outside,
    heightMm: 2 * outside,
    shapes: [
      {
        material: "rolling",
        path: closedOutline([
          corner(...polar(fixed, a)),
          arcTo(...polar(fixed, 180), fixed, 1),
          arcTo(...polar(fixed, 270), fixed, 1),
          arcTo(...polar(fixed, 0), fixed, 1),
          arcTo(...polar(fixed, b), fixed, 1),
          corner(...polar(lug, b), lugMm * 0.12),
          corner(...polar(lug, b - lugEdge), lugMm * 0.3),
          corner(...onOther(b - lugEdge - 3)),
          arcTo(...onOther(0), other, 0),
          arcTo(...onOther(270), other, 0),
          arcTo(...onOther(180), other, 0),
          arcTo(...onOther(a + lugEdge + 3), other, 0),
          corner(...polar(lug, a + lugEdge), lugMm * 0.3),
          corner(...polar(lug, a), lugMm * 0.12),
        ]),
      },
      ...[a + lugEdge * 0.5, b - lugEdge * 0.5].map((angle) => ({
        material: "edge" as const,
        path: circle(polar(fixed + sign * lugMm * 0.55, angle), eye),
      })),
    ],
  });
}

import type { RibProfile } from "#catalogue/belts/belt.ts";
import type { Angle, Drawing, Shape } from "./drawing.ts";
import { circle, closedOutline, corner, type Place, polyline } from "./outline.ts";

const flank = Math.tan(Math.PI / 9);

// The data has only the pitch. The depth follows from flanks at 40° between tips and roots of typical
// width, and the back has a typical thickness; the drawing dimensions neither.
const tipShare = 0.24;
const rootShare = 0.22;
const depthShare = (1 - tipShare - rootShare) / (2 * flank);
const backShare = 0.5;

type Ribs = { readonly pitch: number; readonly back: number; readonly height: number };

/**
 * Draws the cross-section of a poly-V belt, ribs down. x = 0 is the middle, y = 0 the back of the belt.
 *
 * @param ribs How many ribs the piece has, integer >= 2.
 */
export function drawRibProfile(rib: RibProfile, ribs = 6): Drawing {
  const { profile, pitchMm: pitch, standard } = rib;
  const width = ribs * pitch;
  const back = pitch * backShare;
  const height = back + pitch * depthShare;
  const centres = Array.from({ length: ribs }, (_, index) => (index + 0.5) * pitch - width / 2);
  // The middle rib, or the one left of the middle.
  const measured = centres[Math.floor((ribs - 1) / 2)] ?? 0;
  return {
    title: `Cross-section of poly-V belt ${profile}`,
    description: `Cross-section of a poly-V belt of profile ${profile} (${standard}) with ${ribs} ribs: pitch ${pitch} mm, flanks at 40°.`,
    bounds: { x: -width / 2, y: 0, width, height },
    shapes: [
      {
        material: "rubber",
        path: closedOutline([
          corner(-width / 2, 0),
          corner(width / 2, 0),
          corner(width / 2, back),
          ...centres.toReversed().flatMap((centre) => ribAt(centre, { pitch, back, height })),
          corner(-width / 2, back),
        ]),
      },
      {
        material: "edge",
        path: polyline([-width / 2, pitch * 0.1], [width / 2, pitch * 0.1]),
      },
      ...cords(width, { diameter: pitch * 0.2, depth: back * 0.62 }),
    ],
    centreLines: [measured, measured + pitch].map((x) => [
      [x, 0],
      [x, height],
    ]),
    dimensions: [
      {
        from: [measured, height],
        to: [measured + pitch, height],
        side: "below",
        row: 1,
        label: String(pitch),
      },
    ],
    angles: [grooveAngle(measured - pitch / 2, { pitch, back, height })],
  };
}

/** The angle between two ribs, whose flanks would meet in the back of the belt. */
function grooveAngle(middle: number, { pitch, back, height }: Ribs): Angle {
  const y = back + (height - back) * 0.62;
  const x = (pitch * rootShare) / 2 + (y - back) * flank;
  return {
    apex: [middle, y - x / flank],
    from: [middle + x, y],
    to: [middle - x, y],
    label: "40°",
  };
}

/** From right to left, root to root. */
function ribAt(centre: number, { pitch, back, height }: Ribs): Place[] {
  const root = (pitch * (1 - rootShare)) / 2;
  const tip = (pitch * tipShare) / 2;
  const rounding = pitch * 0.13;
  return [
    corner(centre + root, back, rounding),
    corner(centre + tip, height, rounding),
    corner(centre - tip, height, rounding),
    corner(centre - root, back, rounding),
  ];
}

function cords(width: number, { diameter, depth }: { diameter: number; depth: number }): Shape[] {
  const count = Math.floor(width / (diameter * 1.3));
  const pitch = width / count;
  return Array.from({ length: count }, (_, index) => ({
    material: "cord",
    path: circle([(index + 0.5) * pitch - width / 2, depth], diameter / 2),
  }));
}

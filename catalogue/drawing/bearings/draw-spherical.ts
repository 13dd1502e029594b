import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { Point, Shape } from "#catalogue/drawing/drawing.ts";
import { arcTo, closedOutline, corner } from "#catalogue/drawing/outline.ts";
import { boundaryDimensions } from "./boundary-dimensions.ts";
import { faceEdges, type HalfSection } from "./half-section.ts";
import { ringLeaningLeft, ringLeaningRight } from "./ring-parts.ts";

/**
 * Draws the lower half of a spherical roller bearing: two rows of barrels on an outer raceway that is a
 * sphere about the bearing's centre. The contact angle of the rows follows from e = 1.5 tan(angle);
 * barrels are 0.26 (D - d) thick and 0.38 B long.
 */
export function drawSpherical(bearing: Bearing): HalfSection {
  const { boreMm: d, outsideDiameterMm: D, widthMm: B, chamferMm: r, e = 0.3 } = bearing;
  const middle = B / 2;
  const angle = Math.atan(e / 1.5);
  const size = 0.26 * (D - d);
  const length = 0.38 * B;
  const toRoller = (d + D) / 4 / Math.cos(angle);
  const sphere = toRoller + size / 2;
  const atFace = Math.sqrt(sphere ** 2 - middle ** 2);
  // From the bearing's centre: along the contact line of a row, then across it towards the face.
  const on = (side: -1 | 1, along: number, across: number): Point => [
    middle + side * (Math.sin(angle) * along + Math.cos(angle) * across),
    Math.cos(angle) * along - Math.sin(angle) * across,
  ];
  const barrel = { on, toRoller, size, length, sphere };
  const race = 0.5 * length * 1.04;
  const bottom = toRoller - size / 2 + sagitta(sphere, race);
  const rib = on(1, bottom + 0.13 * size, race);
  const edge = r * 0.3;
  return {
    shapes: [
      faceEdges([0, B], atFace),
      ringLeaningRight([
        corner(0, D / 2, r),
        corner(0, atFace),
        arcTo(B, atFace, sphere, 0),
        corner(B, D / 2, r),
        ...(bearing.makerDesignation.endsWith("E4") ? lubricationGroove(B, D) : []),
      ]),
      ringLeaningLeft([
        corner(0, d / 2, r),
        corner(B, d / 2, r),
        corner(B, rib[1], edge),
        corner(...rib),
        corner(...on(1, bottom, race)),
        arcTo(...on(1, bottom, -race), sphere, 0),
        corner(...on(-1, bottom, -race)),
        arcTo(...on(-1, bottom, race), sphere, 0),
        corner(B - rib[0], rib[1]),
        corner(0, rib[1], edge),
      ]),
      getCage(barrel, -1),
      getCage(barrel, 1),
      guideRing(barrel, middle),
      drawBarrel(barrel, -1),
      drawBarrel(barrel, 1),
    ],
    centreLines: ([-1, 1] as const).map((side) => [on(side, sphere, 0), [middle, 0]]),
    dimensions: boundaryDimensions(bearing),
  };
}

type Barrel = {
  readonly on: (side: -1 | 1, along: number, across: number) => Point;
  readonly toRoller: number;
  readonly size: number;
  readonly length: number;
  readonly sphere: number;
};

function sagitta(radius: number, half: number): number {
  return radius - Math.sqrt(radius ** 2 - half ** 2);
}

/** Lubrication groove, NSK's E4 (W33 of other makers). */
function lubricationGroove(B: number, D: number): ReturnType<typeof corner>[] {
  const [half, depth] = [0.045 * B, 0.008 * D];
  return [
    corner(B / 2 + half, D / 2),
    corner(B / 2 + half * 0.6, D / 2 - depth),
    corner(B / 2 - half * 0.6, D / 2 - depth),
    corner(B / 2 - half, D / 2),
  ];
}

function drawBarrel({ on, toRoller, size, length, sphere }: Barrel, side: -1 | 1): Shape {
  const flat = size / 2 - sagitta(sphere, length / 2);
  const place = (along: number, across: number): Point => on(side, toRoller + along, across);
  const sweep = side === 1 ? 0 : 1;
  return {
    material: "rolling",
    path: closedOutline([
      corner(...place(-flat, length / 2)),
      corner(...place(flat, length / 2)),
      arcTo(...place(flat, -length / 2), sphere, sweep === 0 ? 1 : 0),
      corner(...place(-flat, -length / 2)),
      arcTo(...place(-flat, length / 2), sphere, sweep === 0 ? 1 : 0),
    ]),
  };
}

function getCage({ on, toRoller, size, length }: Barrel, side: -1 | 1): Shape {
  const place = (along: number, across: number): Point =>
    on(side, toRoller + along * size, (0.5 + across) * length);
  return {
    material: "cage",
    path: closedOutline([
      corner(...place(-0.18, 0.04)),
      corner(...place(0.22, 0.04)),
      corner(...place(0.22, 0.11)),
      corner(...place(-0.18, 0.11)),
    ]),
  };
}

/** The ring between the rows that guides the barrels. */
function guideRing({ on, toRoller, size, length }: Barrel, middle: number): Shape {
  const place = (along: number): Point =>
    on(1, toRoller + along * size, -length / 2 - 0.012 * size);
  const [bottom, top] = [place(-0.36), place(0.05)];
  return {
    material: "cage",
    path: closedOutline([
      corner(...bottom),
      corner(...top),
      corner(2 * middle - top[0], top[1]),
      corner(2 * middle - bottom[0], bottom[1]),
    ]),
  };
}

import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { arcTo, corner } from "#catalogue/drawing/outline.ts";
import { boundaryDimensions } from "./boundary-dimensions.ts";
import { faceEdges, type HalfSection } from "./half-section.ts";
import {
  ball,
  grooveRadius,
  grooveReach,
  ribbonCage,
  ringLeaningLeft,
  ringLeaningRight,
} from "./ring-parts.ts";

/**
 * Draws the lower half of a self-aligning ball bearing: two rows on an outer raceway that is a sphere
 * about the bearing's centre. Balls are 0.23 (D - d), at most 0.40 B, and their rows 0.50 B apart.
 */
export function drawSelfAligning(bearing: Bearing): HalfSection {
  const { boreMm: d, outsideDiameterMm: D, widthMm: B, chamferMm: r } = bearing;
  const pitch = (d + D) / 4;
  const size = Math.min(0.23 * (D - d), 0.4 * B);
  const row = Math.max(0.25 * B, 0.53 * size);
  const sphere = Math.hypot(pitch, row) + size / 2;
  const atFace = Math.sqrt(sphere ** 2 - (B / 2) ** 2);
  const [shoulder, land] = [0.32 * size, 0.2 * size];
  const groove = grooveRadius(size);
  const edge = r * 0.3;
  const place = (row_: number, reach: number): number => B / 2 + row_ + reach;
  return {
    shapes: [
      faceEdges([0, B], atFace),
      ringLeaningRight([
        corner(0, D / 2, r),
        corner(0, atFace),
        arcTo(B, atFace, sphere, 0),
        corner(B, D / 2, r),
      ]),
      ringLeaningLeft([
        corner(0, d / 2, r),
        corner(B, d / 2, r),
        corner(B, pitch - shoulder, edge),
        corner(place(row, grooveReach(size, shoulder)), pitch - shoulder),
        arcTo(place(row, -grooveReach(size, land)), pitch - land, groove, 0),
        corner(place(-row, grooveReach(size, land)), pitch - land),
        arcTo(place(-row, -grooveReach(size, shoulder)), pitch - shoulder, groove, 0),
        corner(0, pitch - shoulder, edge),
      ]),
      ...ribbonCage([B / 2 - row, pitch], size, [-1]),
      ...ribbonCage([B / 2 + row, pitch], size, [1]),
      ball([B / 2 - row, pitch], size),
      ball([B / 2 + row, pitch], size),
    ],
    // Towards the centre about which the inner ring swivels.
    centreLines: [-row, row].map((x) => [
      [B / 2 + (x * sphere) / (sphere - size / 2), (pitch * sphere) / (sphere - size / 2)],
      [B / 2, 0],
    ]),
    dimensions: boundaryDimensions(bearing),
  };
}

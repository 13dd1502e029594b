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
 * Draws the lower half of a deep groove ball bearing. Balls are 0.30 (D - d) on the mean of d and D,
 * with shoulders at 0.27 of the ball from its centre.
 */
export function drawDeepGroove(bearing: Bearing): HalfSection {
  const { boreMm: d, outsideDiameterMm: D, widthMm: B, chamferMm: r } = bearing;
  const pitch = (d + D) / 4;
  const size = 0.3 * (D - d);
  const shoulder = 0.27 * size;
  const [left, right] = [B / 2 - grooveReach(size, shoulder), B / 2 + grooveReach(size, shoulder)];
  const edge = r * 0.3;
  return {
    shapes: [
      faceEdges([0, B], pitch + shoulder),
      ringLeaningRight([
        corner(0, D / 2, r),
        corner(0, pitch + shoulder, edge),
        corner(left, pitch + shoulder),
        arcTo(right, pitch + shoulder, grooveRadius(size), 0),
        corner(B, pitch + shoulder, edge),
        corner(B, D / 2, r),
      ]),
      ringLeaningLeft([
        corner(0, d / 2, r),
        corner(B, d / 2, r),
        corner(B, pitch - shoulder, edge),
        corner(right, pitch - shoulder),
        arcTo(left, pitch - shoulder, grooveRadius(size), 0),
        corner(0, pitch - shoulder, edge),
      ]),
      ...ribbonCage([B / 2, pitch], size),
      ball([B / 2, pitch], size),
    ],
    centreLines: [
      [
        [B / 2, pitch - size / 2],
        [B / 2, pitch + size / 2],
      ],
    ],
    dimensions: boundaryDimensions(bearing),
  };
}

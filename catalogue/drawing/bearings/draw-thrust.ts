import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { arcTo, corner } from "#catalogue/drawing/outline.ts";
import { boundaryDimensions } from "./boundary-dimensions.ts";
import { faceEdges, type HalfSection } from "./half-section.ts";
import {
  ball,
  cageBar,
  grooveRadius,
  grooveReach,
  ringLeaningLeft,
  ringLeaningRight,
} from "./ring-parts.ts";

/**
 * Draws the lower half of a single-direction thrust ball bearing, the shaft washer on the left. Balls
 * are 0.52 H, washers 0.335 H thick; each washer clears the shaft or housing by a few hundredths of D -
 * d.
 */
export function drawThrust(bearing: Bearing): HalfSection {
  const { boreMm: d, outsideDiameterMm: D, widthMm: H, chamferMm: r } = bearing;
  const pitch = (d + D) / 4;
  const size = 0.52 * H;
  const thick = 0.335 * H;
  const reach = grooveReach(size, H / 2 - thick);
  const [shaftOuter, housingBore] = [D / 2 - 0.02 * (D - d), d / 2 + 0.045 * (D - d)];
  const radius = grooveRadius(size);
  const edge = r * 0.3;
  const cage = { inside: pitch - size * 0.52, outside: pitch + size * 0.52, half: 0.06 * H };
  return {
    shapes: [
      faceEdges([0, thick], d / 2),
      faceEdges([H - thick, H], housingBore),
      ringLeaningLeft([
        corner(0, d / 2, r),
        corner(thick, d / 2, edge),
        corner(thick, pitch - reach),
        arcTo(thick, pitch + reach, radius, 0),
        corner(thick, shaftOuter, edge),
        corner(0, shaftOuter, r),
      ]),
      ringLeaningRight([
        corner(H, D / 2, r),
        corner(H - thick, D / 2, edge),
        corner(H - thick, pitch + reach),
        arcTo(H - thick, pitch - reach, radius, 0),
        corner(H - thick, housingBore, edge),
        corner(H, housingBore, r),
      ]),
      cageBar(H / 2 - cage.half, H / 2 + cage.half, housingBore, cage.inside),
      cageBar(H / 2 - cage.half, H / 2 + cage.half, cage.outside, shaftOuter),
      ball([H / 2, pitch], size),
    ],
    centreLines: [
      [
        [H / 2 - size / 2, pitch],
        [H / 2 + size / 2, pitch],
      ],
    ],
    dimensions: boundaryDimensions(bearing),
  };
}

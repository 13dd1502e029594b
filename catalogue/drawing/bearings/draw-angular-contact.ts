import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { Angle, Point } from "#catalogue/drawing/drawing.ts";
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
 * Draws the lower half of a single-row angular contact ball bearing, its wide (back) face on the left.
 * Balls are 0.30 (D - d); the steeper the contact angle, the higher the shoulders, and the other side
 * is relieved.
 */
export function drawAngularContact(bearing: Bearing): HalfSection {
  const { boreMm: d, outsideDiameterMm: D, widthMm: B, chamferMm: r } = bearing;
  const { chamfer1Mm: r1 = r, contactAngleDeg = 30 } = bearing;
  const pitch = (d + D) / 4;
  const size = 0.3 * (D - d);
  const steep = contactAngleDeg > 20;
  const high = (steep ? 0.14 : 0.24) * size;
  const low = 0.44 * size;
  // Flat contact needs no relief on the inner ring.
  const innerLow = steep ? low : high;
  const reach = (shoulder: number): number => grooveReach(size, shoulder);
  const middle = B / 2;
  const edge = r1 * 0.4;
  return {
    shapes: [
      faceEdges([0], pitch + high),
      faceEdges([B], pitch + low),
      ringLeaningRight([
        corner(0, D / 2, r),
        corner(0, pitch + high, edge),
        corner(middle - reach(high), pitch + high),
        arcTo(middle + reach(low), pitch + low, grooveRadius(size), 0),
        corner(B, pitch + low + 0.02 * size, edge),
        corner(B, D / 2, r1),
      ]),
      ringLeaningLeft([
        corner(0, d / 2, r),
        corner(B, d / 2, r),
        corner(B, pitch - high, edge),
        corner(middle + reach(high), pitch - high),
        arcTo(middle - reach(innerLow), pitch - innerLow, grooveRadius(size), 0),
        corner(0, pitch - innerLow - (steep ? 0.02 * size : 0), edge),
      ]),
      cageBar(middle - 0.7 * size, middle - 0.54 * size, pitch - 0.13 * size, pitch + 0.07 * size),
      cageBar(middle + 0.54 * size, middle + 0.7 * size, pitch - 0.07 * size, pitch + 0.13 * size),
      ball([middle, pitch], size),
    ],
    ...contactLine([middle, pitch], d / 2, contactAngleDeg, size / 2),
    dimensions: boundaryDimensions(bearing),
  };
}

/** The line of contact and the radial plane from which its angle is measured, drawn above the axis. */
function contactLine(
  [x, pitch]: Point,
  bore: number,
  degrees: number,
  ballRadius: number,
): Pick<HalfSection, "centreLines" | "angles"> {
  const angle = (degrees / 180) * Math.PI;
  const toBore = pitch - bore;
  // The arc is in the empty bore.
  const radius = Math.max((toBore / Math.cos(angle)) * 1.06, toBore + 0.35 * bore);
  const below = (turn: number, length: number): Point => [
    x + Math.sin(turn) * length,
    pitch - Math.cos(turn) * length,
  ];
  const flip = ([px, py]: Point): Point => [px, -py];
  const angles: Angle[] = [
    {
      apex: [x, -pitch],
      from: flip(below(0, radius)),
      to: flip(below(angle, radius)),
      label: `${degrees}°`,
    },
  ];
  return {
    centreLines: [
      [below(0, -ballRadius), below(0, radius)],
      [below(angle, -ballRadius), below(angle, radius)],
    ],
    angles,
  };
}

import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { Shape } from "#catalogue/drawing/drawing.ts";
import { arcTo, corner, type Place } from "#catalogue/drawing/outline.ts";
import { boundaryDimensions, diameter } from "./boundary-dimensions.ts";
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
 * Draws the lower half of a double-direction thrust ball bearing: a shaft washer between two housing
 * washers. Balls are 0.28 H, housing washers 0.175 H and the shaft washer 0.27 H thick.
 */
export function drawDoubleThrust(bearing: Bearing): HalfSection {
  const { boreMm: d, outsideDiameterMm: D, widthMm: H } = bearing;
  const { chamferMm: r, chamfer1Mm: r1 = r, housingWasherBoreMm: D1 = d } = bearing;
  const [housingBore, shaftOuter] = [D1 / 2, D / 2 - 0.03 * (D - D1)];
  const pitch = (D1 + D) / 4;
  const size = 0.28 * H;
  const row = 0.235 * H;
  const [thick, half] = [0.175 * H, 0.135 * H];
  const reach = grooveReach(size, H / 2 - row - thick);
  const shaftReach = grooveReach(size, row - half);
  const radius = grooveRadius(size);
  const edge = r * 0.3;
  const washer = (x: (fromFace: number) => number, sweep: 0 | 1): Place[] => [
    corner(x(0), D / 2, r),
    corner(x(thick), D / 2, edge),
    corner(x(thick), pitch + reach),
    arcTo(x(thick), pitch - reach, radius, sweep),
    corner(x(thick), housingBore, edge),
    corner(x(0), housingBore, r),
  ];
  const rows = [H / 2 - row, H / 2 + row];
  const cages = rows.flatMap((x): Shape[] => [
    cageBar(x - 0.035 * H, x + 0.035 * H, housingBore, pitch - size * 0.52),
    cageBar(x - 0.035 * H, x + 0.035 * H, pitch + size * 0.52, shaftOuter),
  ]);
  return {
    shapes: [
      faceEdges([H / 2 - half, H / 2 + half], d / 2),
      faceEdges([0, thick, H - thick, H], housingBore),
      ringLeaningRight(washer((x) => x, 1)),
      ringLeaningRight(washer((x) => H - x, 0)),
      ringLeaningLeft([
        corner(H / 2 - half, d / 2, r1),
        corner(H / 2 + half, d / 2, r1),
        corner(H / 2 + half, pitch - shaftReach),
        arcTo(H / 2 + half, pitch + shaftReach, radius, 0),
        corner(H / 2 + half, shaftOuter, edge),
        corner(H / 2 - half, shaftOuter, edge),
        corner(H / 2 - half, pitch + shaftReach),
        arcTo(H / 2 - half, pitch - shaftReach, radius, 0),
      ]),
      ...cages,
      ...rows.map((x) => ball([x, pitch], size)),
    ],
    centreLines: rows.map((x) => [
      [x, pitch - size / 2],
      [x, pitch + size / 2],
    ]),
    dimensions: [
      ...boundaryDimensions(bearing, H / 2 + half),
      ...(D1 === d ? [] : [diameter("right", 2, H, D1)]),
    ],
  };
}

import type { Bearing } from "../../bearings/bearing.ts";
import type { Dimension } from "../drawing.ts";

/**
 * Measures a bearing's bore, outside diameter and width.
 *
 * @param bearing Its dimensions.
 * @param boreEdge Right end of what has the bore, in mm; the right face unless told.
 * @returns The dimensions, each in the first row of its side.
 */
export function boundaryDimensions(bearing: Bearing, boreEdge = bearing.widthMm): Dimension[] {
  const { boreMm: d, outsideDiameterMm: D, widthMm: B } = bearing;
  return [
    { from: [0, -D / 2], to: [B, -D / 2], side: "above", row: 1, label: String(B) },
    diameter("left", 1, 0, D),
    diameter("right", 1, boreEdge, d),
  ];
}

/**
 * Measures a diameter across both halves.
 *
 * @param side Where the dimension line stands.
 * @param row Its row, 1 nearest to the part.
 * @param x Where the extension lines start.
 * @param value The diameter in mm.
 * @returns The dimension.
 */
export function diameter(side: "left" | "right", row: number, x: number, value: number): Dimension {
  return { from: [x, -value / 2], to: [x, value / 2], side, row, label: `Ø${value}` };
}

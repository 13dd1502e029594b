import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { Dimension } from "#catalogue/drawing/drawing.ts";

/**
 * Returns the dimension lines of bore, outside diameter and width, each in the first row of its side.
 *
 * @param boreEdge Right end of the part with the bore, in mm; defaults to the right face.
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
 * Returns the dimension line of a diameter across both halves.
 *
 * @param side Side of the dimension line.
 * @param row 1 is nearest to the part.
 * @param x Start of the extension lines.
 * @param value The diameter in mm.
 */
export function diameter(side: "left" | "right", row: number, x: number, value: number): Dimension {
  return { from: [x, -value / 2], to: [x, value / 2], side, row, label: `Ø${value}` };
}

import { arrowHead, arrowLength } from "./arrow-head.ts";
import type { Dimension, Point } from "./drawing.ts";
import type { Box, Marks, Measures } from "./layout.ts";
import { polyline } from "./outline.ts";

/** Max width of a label as a share of its line's length before it moves beside the line. */
const widestLabel = 1.2;

/**
 * Lays out a dimension line with its extension lines, arrow heads and label.
 *
 * @param distance Distance of the dimension line from the part's box, or from what it measures, in mm.
 */
export function layOutDimension(
  { from, to, side, label, isInside = false }: Dimension,
  { bounds, size, textSize }: Measures,
  distance: number,
): Marks {
  const vertical = side === "left" || side === "right";
  const outwards = side === "left" || side === "above" ? -1 : 1;
  // `along` runs beside the part, `across` away from it.
  const [along, across] = vertical ? ([1, 0] as const) : ([0, 1] as const);
  const place = (a: number, b: number): Point => (vertical ? [b, a] : [a, b]);
  const start = Math.min(from[along], to[along]);
  const end = Math.max(from[along], to[along]);
  const line = (isInside ? from[across] : getEdge(bounds, side)) + outwards * distance;
  const arrow = arrowLength(size);
  const overhang = end - start < arrow * 3 ? arrow * 2 : 0;
  const gap = outwards * size * 0.008;
  const extensions = [from, to].map((point) =>
    polyline(place(point[along], point[across] + gap), place(point[along], line + gap)),
  );
  const towardsEnd = (vertical ? Math.PI / 2 : 0) + (overhang ? Math.PI : 0);
  const width = textWidth(label, textSize);
  const middle =
    width > (end - start) * widestLabel ? end + arrow * 2.5 + width / 2 : (start + end) / 2;
  return {
    lines: `${extensions.join("")}${polyline(place(start - overhang, line), place(end + overhang, line))}`,
    arrows:
      arrowHead(place(end, line), towardsEnd, arrow) +
      arrowHead(place(start, line), towardsEnd + Math.PI, arrow),
    labels: [
      {
        text: label,
        at: place(middle, line - textSize * 0.62),
        rotation: vertical ? -90 : 0,
      },
    ],
  };
}

function getEdge({ x, y, width, height }: Box, side: Dimension["side"]): number {
  return { left: x, above: y, right: x + width, below: y + height }[side];
}

/** Estimates the width of a label: every character of a monospaced face is 0.6 em wide. */
export function textWidth(text: string, textSize: number): number {
  return text.length * textSize * 0.6;
}

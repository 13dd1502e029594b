import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { drawPart, formatScale, scaleToFit } from "./draw-part.ts";
import { type Flow, textWidth } from "./flow.ts";
import { colours, page, points, setLine } from "./pdf-document.ts";

/** A drawing with its caption. */
export type Figure = { readonly drawing: Drawing; readonly caption: string };

const gap = 6;
const caption = { face: "text", size: 7, colour: colours.muted } as const;

/** Sets drawings side by side, each with its scale. */
export function setDrawings(
  flow: Flow,
  figures: readonly Figure[],
  { perRow, height }: { readonly perRow: number; readonly height: number },
): void {
  const width = (textWidth - gap * (perRow - 1)) / perRow;
  for (let start = 0; start < figures.length; start += perRow) {
    const y = flow.take(height + 5);
    for (const [index, figure] of figures.slice(start, start + perRow).entries()) {
      const x = page.left + (width + gap) * index;
      const area = { x, y, width, height: height - 6 };
      const scaled = scaleToFit(figure.drawing, area, true);
      drawPart(flow.pdf, scaled, area, figure.drawing.title);
      const { document } = flow.pdf;
      document.rect(points(x), points(y), points(width), points(height));
      document.lineWidth(points(0.15)).stroke(colours.hairline);
      const words = `${figure.caption} · scale ${formatScale(scaled.scale)}`;
      setLine(flow.pdf, words, caption, { x: x + 2, y: y + height - 2.2 });
    }
  }
}

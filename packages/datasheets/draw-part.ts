import type { Drawing, Material } from "#catalogue/drawing/drawing.ts";
import { layOutDrawing } from "#catalogue/drawing/lay-out-drawing.ts";
import type { Layout } from "#catalogue/drawing/layout.ts";
import { colours, type PdfDocument, points, setLine } from "./pdf-document.ts";
import { setFigure } from "./tags.ts";

/** A drawing with its print scale: 2 is twice as large as the part. */
export type ScaledDrawing = { readonly layout: Layout; readonly scale: number };

/** Position and available space of a drawing, in mm. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Drawing scales; 1:2.5 is an intermediate scale. Source: ISO 5455. */
const scales = [50, 20, 10, 5, 2, 1, 0.5, 0.4, 0.2, 0.1, 0.05];

/** The same with intermediate steps, for drawings that share a page. */
const fineScales = [40, 30, 20, 15, 10, 8, 6, 5, 4, 3, 2.5, 2, 1.5, 1, 0.5, 0.4, 0.25, 0.2, 0.1];

/** Canvas length that the marks are sized for, in mm on the page: letters of 2.5 mm. */
const markSize = 2.5 / 0.034;

/** For drawings that share a page: letters of 2 mm. */
const smallMarkSize = 2 / 0.034;

const ink = "#2e333b";
const fills: Record<Material, string | undefined> = {
  "steel-right": undefined,
  "steel-left": undefined,
  rolling: "#eceef0",
  cage: "#878e99",
  rubber: "#2e333b",
  cord: "#ffffff",
  edge: undefined,
};

/** Lays out a drawing at the largest scale that fits. */
export function scaleToFit(
  drawing: Drawing,
  area: { readonly width: number; readonly height: number },
  isSmall = false,
): ScaledDrawing {
  const size = isSmall ? smallMarkSize : markSize;
  for (const scale of isSmall ? fineScales : scales) {
    const layout = layOutDrawing(drawing, { dimensions: true, size: size / scale });
    const { width, height } = layout.viewBox;
    if (width * scale <= area.width && height * scale <= area.height) return { layout, scale };
  }
  throw new RangeError(`No scale fits ${drawing.title}`);
}

/** Formats a scale: `2:1`, `1:5`. */
export function formatScale(scale: number): string {
  return scale >= 1 ? `${scale}:1` : `1:${Number((1 / scale).toFixed(1))}`;
}

/**
 * Draws a part in the middle of its place.
 * @param alt Describes the drawing to screen readers.
 */
export function drawPart(pdf: PdfDocument, scaled: ScaledDrawing, place: Place, alt: string): void {
  const { viewBox } = scaled.layout;
  const { scale } = scaled;
  const left = place.x + (place.width - viewBox.width * scale) / 2 - viewBox.x * scale;
  const top = place.y + (place.height - viewBox.height * scale) / 2 - viewBox.y * scale;
  const placed = { ...scaled, left, top };
  setFigure(pdf, alt, {
    lines: () => drawLines(pdf, placed),
    labels: () => setLabels(pdf, placed),
  });
}

/** A drawing whose layout begins here on the page, in mm. */
type PlacedDrawing = ScaledDrawing & { readonly left: number; readonly top: number };

function drawLines(pdf: PdfDocument, { layout, scale, left, top }: PlacedDrawing): void {
  const { document } = pdf;
  document.save();
  document.translate(points(left), points(top)).scale(points(scale));
  document.lineJoin("round");
  for (const { material, path } of layout.parts) drawMaterial(pdf, layout, material, path);
  document.lineWidth(layout.thinLineWidth);
  if (layout.centreLines) {
    // A chain line; pdfkit's own dashes support only one length.
    document.addContent(`[${layout.centreLineDashes.join(" ")}] 0 d`);
    document.path(layout.centreLines).stroke("#878e99").undash();
  }
  if (layout.lines) document.path(layout.lines).stroke("#565c67");
  if (layout.arrows) document.path(layout.arrows).fill("#565c67");
  document.restore();
}

function setLabels(pdf: PdfDocument, { layout, scale, left, top }: PlacedDrawing): void {
  const { document } = pdf;
  for (const { text, at, rotation } of layout.labels) {
    const x = left + at[0] * scale;
    const y = top + at[1] * scale;
    document.save();
    document.rotate(rotation, { origin: [points(x), points(y)] });
    const size = points(layout.textSize * scale);
    setLine(
      pdf,
      text,
      { face: "code", size, colour: colours.ink },
      { x, y: y + layout.textSize * scale * 0.35, align: "centre" },
    );
    document.restore();
  }
}

function drawMaterial(pdf: PdfDocument, layout: Layout, material: Material, path: string): void {
  const { document } = pdf;
  const fill = fills[material];
  if (material === "steel-right" || material === "steel-left") {
    hatch(pdf, layout, path, material === "steel-right" ? -1 : 1);
  } else if (fill !== undefined) document.path(path).fill(fill);
  if (material === "edge") {
    document.lineWidth(layout.thinLineWidth).path(path).stroke("#565c67");
  } else if (material !== "cage" && material !== "rubber" && material !== "cord") {
    document.lineWidth(layout.lineWidth).path(path).stroke(ink);
  }
}

/** Thin lines at 45°, clipped to the outline. */
function hatch({ document }: PdfDocument, layout: Layout, path: string, lean: 1 | -1): void {
  const { x, y, width, height } = layout.viewBox;
  const step = layout.hatchSpacing * Math.SQRT2;
  document.save();
  document.path(path).clip();
  for (let start = x - height; start < x + width + height; start += step) {
    document.moveTo(start, y).lineTo(start + lean * height, y + height);
  }
  document.lineWidth(layout.thinLineWidth).stroke("#b3b9c1");
  document.restore();
}

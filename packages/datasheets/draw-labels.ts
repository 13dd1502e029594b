import {
  breakLines,
  colours,
  openPdf,
  points,
  type PdfDocument,
  setLine,
  type Style,
} from "./pdf-document.ts";
import { toQrModules } from "./qr-path.ts";
import { replaceMissingGlyphs } from "./type-faces.ts";

/** Content of a label for a shelf or a box. */
export type Label = {
  readonly name: string;
  readonly brand: string;
  /** Address of the product's page, in the QR code. */
  readonly url: string;
};

/** `sheet`: A4 with 3 × 8 labels; `single`: a page for each, for a label printer. */
export type LabelLayout = "sheet" | "single";

/** Lengths in mm; the sheet is the common one of 24 labels of 63.5 × 33.9 mm. */
const label = { width: 63.5, height: 33.9 } as const;
const sheet = { columns: 3, rows: 8, left: 7.2, top: 12.9, gap: 2.5 } as const;
const padding = 3;
const codeSize = 24;
const nameStyle: Style = { face: "strong", size: 9 };
const brandStyle: Style = { face: "text", size: 8, colour: colours.muted };
const lineHeight = 4;
const maxNameLines = 5;
/** Longer words are broken, since lines break only at spaces. */
const maxWord = 16;

/** Draws labels with a QR code each, in the given order. */
export async function drawLabels(
  labels: readonly Label[],
  layout: LabelLayout,
  createdAt: Date,
): Promise<Buffer> {
  const pdf = openPdf("Labels", "Labels of products", { createdAt });
  const perPage = layout === "sheet" ? sheet.columns * sheet.rows : 1;
  for (const [index, one] of labels.entries()) {
    const slot = index % perPage;
    if (slot === 0) addPage(pdf, layout);
    const column = slot % sheet.columns;
    const left = layout === "sheet" ? sheet.left + column * (label.width + sheet.gap) : 0;
    const row = Math.floor(slot / sheet.columns);
    drawLabel(pdf, one, left, layout === "sheet" ? sheet.top + row * label.height : 0);
  }
  return pdf.finish();
}

function addPage({ document }: PdfDocument, layout: LabelLayout): void {
  const size: [number, number] = [points(label.width), points(label.height)];
  document.addPage({ margin: 0, size: layout === "sheet" ? "A4" : size });
}

function drawLabel(pdf: PdfDocument, { name, brand, url }: Label, left: number, top: number): void {
  drawCode(pdf, url, left + padding, top + (label.height - codeSize) / 2);
  const x = left + padding + codeSize + 2;
  const width = label.width - codeSize - 2 * padding - 2;
  const lines = breakLines(pdf, toPrintable(name), nameStyle, width).slice(0, maxNameLines);
  const first = top + (label.height - codeSize) / 2 + 3;
  for (const [index, line] of lines.entries()) {
    setLine(pdf, line, nameStyle, { x, y: first + index * lineHeight });
  }
  if (brand === "") return;
  const [short = ""] = breakLines(pdf, toPrintable(brand), brandStyle, width);
  setLine(pdf, short, brandStyle, { x, y: first + lines.length * lineHeight + 0.5 });
}

/** The code with its quiet zone, as squares that join without gaps. */
function drawCode({ document }: PdfDocument, text: string, left: number, top: number): void {
  const rows = toQrModules(text);
  const size = codeSize / rows.length;
  document.fillColor(colours.ink);
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      document.rect(
        points(left + x * size),
        points(top + y * size),
        points(size * 1.01),
        points(size * 1.01),
      );
    }
  }
  document.fill();
}

function toPrintable(typed: string): string {
  const pieces = typed
    .trim()
    .split(/\s+/)
    .flatMap((word) => word.match(new RegExp(`.{1,${maxWord}}`, "gu")) ?? []);
  return replaceMissingGlyphs(replaceMissingGlyphs(pieces.join(" "), "strong"), "text");
}

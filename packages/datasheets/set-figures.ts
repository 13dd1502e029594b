import { groupThousands, writeKg, writeKn } from "#catalogue/format.ts";
import type { FigureRow, FigureTable } from "./datasheet.ts";
import { colours, type PdfDocument, rule, setLine, getWidth, type Style } from "./pdf-document.ts";
import { setTagged } from "./tags.ts";

const titleHeight = 4.8;
const text = { face: "text", size: 8 } as const;
const figure = { face: "code", size: 8 } as const;
const muted = { ...text, colour: colours.muted };

/** Sets a table of figures: label, symbol, number aligned at its point, unit. Returns its lower end. */
export function setFigures(
  pdf: PdfDocument,
  table: FigureTable,
  box: { readonly x: number; readonly y: number; readonly width: number },
  rowHeight: number,
): number {
  const { x, width } = box;
  const right = x + width;
  setLine(pdf, table.title, { face: "strong", size: 9, tag: "H2" }, { x, y: box.y + 3 });
  rule(pdf, [x, box.y + titleHeight, right, box.y + titleHeight], colours.line, 0.2);
  let y = box.y + titleHeight;
  for (const row of table.rows) {
    const baseline = y + rowHeight / 2 + 0.95;
    setTagged(pdf, "P", () => {
      setLine(pdf, row.label, muted, { x, y: baseline });
      setValue(pdf, row, right, baseline);
    });
    y += rowHeight;
    rule(pdf, [x, y, right, y]);
  }
  return y;
}

/** Returns the height of stacked tables, with a gap between them. */
export function measureFigures(
  tables: readonly FigureTable[],
  rowHeight: number,
  between: number,
): number {
  const rows = tables.reduce((count, table) => count + table.rows.length, 0);
  return tables.length * titleHeight + rows * rowHeight + (tables.length - 1) * between;
}

/** Positions of decimal points, units and symbols, from the right edge. */
const pointAt = 17.5;
const unitAt = 8;
const symbolAt = 35;

function setValue(pdf: PdfDocument, row: FigureRow, right: number, y: number): void {
  if (row.symbol !== undefined) setSymbol(pdf, row.symbol, text, { x: right - symbolAt, y });
  if (typeof row.value === "string") {
    setLine(pdf, row.value, text, { x: right, y, align: "right" });
    return;
  }
  const words = row.isPlain ? writeNumber(row.value) : writeFigure(row.value, row.unit);
  const [whole = ""] = words.split(".");
  setLine(pdf, words, figure, { x: right - pointAt - getWidth(pdf, whole, figure), y });
  if (row.unit !== undefined) setLine(pdf, row.unit, muted, { x: right - unitAt, y });
}

/** Formats a figure as on the site, loads and masses with the digits of the makers' tables. */
export function writeFigure(value: number, unit: string | undefined): string {
  if (unit === "kN") return writeKn(value);
  return unit === "kg" ? writeKg(value) : writeNumber(value);
}

/** Formats a number as on the site: 30,000 and 0.018. */
function writeNumber(value: number): string {
  return Number.isInteger(value) ? groupThousands(value) : String(value);
}

/** Sets a symbol of a formula, its second letter or figure as an index: C0, Y1. Returns its width. */
export function setSymbol(
  pdf: PdfDocument,
  symbol: string,
  style: Style,
  at: { readonly x: number; readonly y: number },
): number {
  const [base, index] = [symbol.slice(0, 1), symbol.slice(1)];
  const small = { ...style, size: style.size * 0.72 };
  const baseWidth = getWidth(pdf, base, style);
  setLine(pdf, base, style, at);
  if (index === "") return baseWidth;
  setLine(pdf, index, small, { x: at.x + baseWidth, y: at.y + style.size * 0.06 });
  return baseWidth + getWidth(pdf, index, small);
}

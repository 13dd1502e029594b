import { type Flow, textWidth } from "./flow.ts";
import {
  breakLines,
  colours,
  page,
  type PdfDocument,
  rule,
  setLine,
  getWidth,
} from "./pdf-document.ts";
import { setTagged } from "./tags.ts";

/** How a column is set: words wrap, codes don't, numbers align at their point. */
export type Column = { readonly title: string; readonly kind: "words" | "code" | "number" };

export type Table = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the first column of words takes the space left, so that the table ends at the margin. */
  readonly isFilled?: boolean;
};

type Placed = Column & { readonly x: number; readonly width: number; readonly decimals: number };

const styles = {
  words: { face: "text", size: 8 },
  code: { face: "code", size: 8 },
  number: { face: "code", size: 8 },
} as const;
const title = { face: "text", size: 7, colour: colours.muted } as const;
const [gap, leading, padding] = [4, 3.5, 1.5];
/** Min width of a column of words. */
const leastWords = 18;
/** Max extra space between columns, besides the gap. */
const maxSpare = 18;
/** The same in a filled table. */
const maxSpareFilled = 3;

/** Sets a table; its head repeats on every page. */
export function setTable(flow: Flow, table: Table): void {
  const { rows } = table;
  const placed = placeColumns(flow.pdf, table);
  const broken = rows.map((row) =>
    placed.map((column, index) => breakCell(flow.pdf, column, row[index] ?? "")),
  );
  const heights = broken.map(
    (row) => Math.max(...row.map(({ length }) => length)) * leading + padding,
  );
  if (flow.spaceLeft() < 8 + (heights[0] ?? 0) + (heights[1] ?? 0)) flow.breakPage();
  setTableHead(flow, placed);
  for (const [index, row] of broken.entries()) {
    const height = heights[index] ?? 0;
    if (flow.spaceLeft() < height) {
      flow.breakPage();
      setTableHead(flow, placed);
    }
    const y = flow.take(height);
    setTagged(flow.pdf, "P", () => {
      for (const [place, lines] of row.entries()) {
        const column = placed[place];
        if (column) setCell(flow.pdf, column, lines, y);
      }
    });
    rule(flow.pdf, [page.left, y + height, page.right, y + height]);
  }
  flow.take(5);
}

function setTableHead(flow: Flow, columns: readonly Placed[]): void {
  const lines = columns.map((column) => breakLines(flow.pdf, column.title, title, column.width));
  const maxLines = Math.max(...lines.map(({ length }) => length));
  const y = flow.take(maxLines * 3 + 1.8);
  const bottom = y + maxLines * 3 + 1.2;
  setTagged(flow.pdf, "P", () => {
    for (const [index, column] of columns.entries()) {
      const words = lines[index] ?? [];
      for (const [line, text] of words.entries()) {
        const baseline = bottom - 1.4 - (words.length - 1 - line) * 3;
        const isNumber = column.kind === "number";
        const x = isNumber ? column.x + column.width : column.x;
        setLine(flow.pdf, text, title, { x, y: baseline, align: isNumber ? "right" : "left" });
      }
    }
  });
  rule(flow.pdf, [page.left, bottom, page.right, bottom], colours.line, 0.2);
}

function setCell(pdf: PdfDocument, column: Placed, lines: readonly string[], top: number): void {
  for (const [index, text] of lines.entries()) {
    const y = top + 3.4 + index * leading;
    if (column.kind === "number") {
      const behind = (column.decimals - getDecimals(text)) * getWidth(pdf, "0", styles.number);
      const x = column.x + column.width - (/\d/.test(text) ? behind : 0);
      setLine(pdf, text, styles.number, { x, y, align: "right" });
    } else setLine(pdf, text, styles[column.kind], { x: column.x, y });
  }
}

function breakCell(pdf: PdfDocument, { kind, width }: Placed, text: string): readonly string[] {
  return kind === "words" ? breakLines(pdf, text, styles.words, width) : [text];
}

/** Codes and numbers get the width that they need; words share the rest by their lengths. */
function placeColumns(
  pdf: PdfDocument,
  { columns, rows, isFilled = false }: Table,
): readonly Placed[] {
  const measured = columns.map((column, index) => {
    const cells = rows.map((row) => row[index] ?? "");
    const decimals = Math.max(0, ...cells.map(getDecimals));
    return { ...column, decimals, width: naturalWidth(pdf, column, cells, decimals) };
  });
  const space = textWidth - gap * (columns.length - 1);
  const widths = shareOut(measured, space);
  const gaps = Math.max(1, columns.length - 1);
  const left = Math.max(0, space - sum(widths));
  const spare = Math.min(left / gaps, isFilled ? maxSpareFilled : maxSpare);
  const filled = isFilled ? columns.findIndex(({ kind }) => kind === "words") : -1;
  let x: number = page.left;
  return measured.map((column, index) => {
    const at = x;
    const width = (widths[index] ?? 0) + (index === filled ? left - spare * gaps : 0);
    x += width + gap + spare;
    return { ...column, x: at, width };
  });
}

function naturalWidth(
  pdf: PdfDocument,
  { title: words, kind }: Column,
  cells: readonly string[],
  decimals: number,
): number {
  const figure = getWidth(pdf, "0", styles.number);
  const behind = (cell: string): number =>
    kind === "number" ? (decimals - getDecimals(cell)) * figure : 0;
  const heads = kind === "words" ? [words] : words.split(" ");
  const needed = [
    ...heads.map((head) => getWidth(pdf, head, title)),
    ...cells.map((cell) => getWidth(pdf, cell, styles[kind]) + behind(cell)),
  ];
  return Math.max(...needed) + 0.1;
}

/**
 * Shrinks the columns of words to fit, wider columns more than narrow ones.
 *
 * @throws {RangeError} If even narrow columns don't fit: rather no table than one beyond the page.
 */
function shareOut(columns: readonly (Column & { width: number })[], space: number): number[] {
  const over = sum(columns.map(({ width }) => width)) - space;
  const yields = columns.map(({ kind, width }) =>
    kind === "words" ? Math.max(0, width - leastWords) : 0,
  );
  if (over <= 0) return columns.map(({ width }) => width);
  if (sum(yields) < over) throw new RangeError(`Table ${columns[0]?.title} is too wide`);
  return columns.map(({ width }, index) => width - (over * (yields[index] ?? 0)) / sum(yields));
}

function getDecimals(text: string): number {
  return text.includes(".") && /^[\d.,]+$/.test(text) ? text.length - text.indexOf(".") : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

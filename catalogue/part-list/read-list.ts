import { toCodeKey } from "#catalogue/search/code-key.ts";
import { maxLineQuantity } from "#domain/cart.ts";
import { guessColumns, readHeadings, type Cells, type Columns } from "./find-columns.ts";
import {
  maxListCodeLength,
  maxListLines,
  type ListLine,
  type ListProblem,
  type PartList,
} from "./part-list.ts";
import { readFreeLine, type ReadLine } from "./read-free-line.ts";
import { readQuantity } from "./read-quantity.ts";
import { splitCells } from "./split-cells.ts";

/** Rows by which the columns are told apart. */
const maxGuessedRows = 10;
/** Characters of a line that are read. */
const maxLineLength = 400;

/** Control characters and halves of characters. */
const noText = /[\p{Cc}\p{Cs}]+/gu;

type TextLine = { readonly number: number; readonly text: string; readonly isCut: boolean };
type Row = TextLine & { readonly cells: Cells | undefined };

/**
 * Reads a list of parts with quantities: lines as typed, a CSV file or the cells of a spreadsheet. Never
 * throws; takes time proportional to the text. Pauses after each line, since reading many codes takes 50 ms.
 */
export function* readListInSteps(text: string): Generator<undefined, PartList, undefined> {
  const { lines, leftOut } = splitLines(text);
  const rows: Row[] = [];
  for (const line of lines) {
    rows.push({ ...line, cells: splitCells(line.text) });
    yield;
  }
  const headings = rows[0]?.cells && readHeadings(rows[0].cells);
  const read = rows.slice(headings ? 1 : 0).slice(0, maxListLines);
  const guessed =
    headings?.code === undefined
      ? guessColumns(read.slice(0, maxGuessedRows).map(({ cells }) => cells ?? []))
      : {};
  const found: ListLine[] = [];
  for (const row of read) {
    found.push(toListLine(row, { ...guessed, ...headings }));
    yield;
  }
  const notRead = rows.length - (headings ? 1 : 0) - read.length;
  return { lines: mergeRepeated(found), leftOut: leftOut + notRead };
}

/** Splits off one line more than the max, in case the first is headings. */
function splitLines(text: string): {
  readonly lines: readonly TextLine[];
  readonly leftOut: number;
} {
  const lines: TextLine[] = [];
  let leftOut = 0;
  for (const [at, raw] of text.split(/\r\n?|\n|\u2028|\u2029/).entries()) {
    const line = raw.replace(/^\uFEFF/, "").slice(0, maxLineLength);
    if (/^[\s;,|"]*$/.test(line)) continue;
    if (lines.length > maxListLines) leftOut += 1;
    else lines.push({ number: at + 1, text: line, isCut: raw.length > maxLineLength });
  }
  return { lines, leftOut };
}

function toListLine({ number, text, isCut, cells }: Row, columns: Columns): ListLine {
  const { code, quantity, problem } = (cells && readCells(cells, columns)) ?? readFreeLine(text);
  const isLong = isCut || code.length > maxListCodeLength;
  const worst = pickWorst([problem, isLong ? "cut" : undefined]);
  return {
    numbers: [number],
    text: text.trim(),
    code: code.slice(0, maxListCodeLength).replaceAll(noText, " ").trim(),
    quantity,
    ...(worst && { problem: worst }),
  };
}

/** Returns undefined if a row has only one value, which is read like a line without columns. */
function readCells(cells: Cells, columns: Columns): ReadLine | undefined {
  const filled = cells.filter((cell) => cell !== "");
  const getCell = (at: number | undefined): string => (at === undefined ? "" : (cells[at] ?? ""));
  const code = getCell(columns.code);
  if (code === "" || filled.length < 2) {
    return filled.length === 1 && filled[0] !== undefined ? readFreeLine(filled[0]) : undefined;
  }
  const maker = getCell(columns.maker);
  const full = maker === "" ? code : `${code} ${maker}`;
  const count = getCell(columns.quantity);
  if (count === "") return { code: full, quantity: 1, problem: "no-quantity" };
  return { code: full, ...(readQuantity(count) ?? { quantity: 0, problem: "bad-quantity" }) };
}

/** Adds up lines with the same code; the first one's place stays. */
function mergeRepeated(lines: readonly ListLine[]): readonly ListLine[] {
  const merged = new Map<string, ListLine>();
  for (const line of lines) {
    const key = toCodeKey(line.code) || `line ${line.numbers.join()}`;
    const before = merged.get(key);
    merged.set(key, before ? addLines(before, line) : line);
  }
  return [...merged.values()];
}

function addLines(first: ListLine, second: ListLine): ListLine {
  const quantity = first.quantity + second.quantity;
  const problem = pickWorst([
    first.problem,
    second.problem,
    quantity > maxLineQuantity ? "bad-quantity" : undefined,
  ]);
  const { problem: _, ...rest } = first;
  return {
    ...rest,
    numbers: [...first.numbers, ...second.numbers],
    quantity,
    ...(problem && { problem }),
  };
}

const byWeight: readonly ListProblem[] = [
  "no-code",
  "bad-quantity",
  "unsure-quantity",
  "cut",
  "no-quantity",
];

function pickWorst(problems: readonly (ListProblem | undefined)[]): ListProblem | undefined {
  return byWeight.find((problem) => problems.includes(problem));
}

import { foldText } from "#catalogue/search/fold-text.ts";
import { codeWords, makerWords, otherWords, pieceWords, quantityWords } from "./list-words.data.ts";
import { looksLikeCode } from "./looks-like-code.ts";
import { isQuantity, readQuantity } from "./read-quantity.ts";

export type Cells = readonly string[];

/** Which columns of a table are read. */
export type Columns = {
  readonly code?: number;
  readonly quantity?: number;
  readonly maker?: number;
};

type Role = keyof Columns | "other";

const wordsOfRoles: readonly (readonly [Role, ReadonlySet<string>])[] = [
  ["quantity", new Set([...quantityWords, ...pieceWords])],
  ["code", new Set(codeWords)],
  ["maker", new Set(makerWords)],
  ["other", new Set(otherWords)],
];

const maxHeadingLength = 40;

/** Reads a row of headings; undefined for a row of values. */
export function readHeadings(cells: Cells): Columns | undefined {
  const roles = cells.map(findRole);
  const isHeading = roles.some((role) => role === "code" || role === "quantity");
  // A value in the row has a figure: `Bearing;6205;4`.
  if (!isHeading || cells.some((cell) => /\d/.test(cell))) return undefined;
  return toColumns(roles);
}

function findRole(cell: string): Role | undefined {
  if (cell.length > maxHeadingLength) return undefined;
  const heading = foldText(cell)
    .replaceAll(/[^a-z ]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return wordsOfRoles.find(([, words]) => words.has(heading))?.[0];
}

function toColumns(roles: readonly (Role | undefined)[]): Columns {
  const find = (wanted: Role): number | undefined => {
    const at = roles.indexOf(wanted);
    return at < 0 ? undefined : at;
  };
  const code = find("code");
  const quantity = find("quantity");
  const maker = find("maker");
  return {
    ...(code !== undefined && { code }),
    ...(quantity !== undefined && { quantity }),
    ...(maker !== undefined && { maker }),
  };
}

/** Columns that are looked at. */
const maxColumns = 12;

/** Tells the columns of rows without headings apart by their values. */
export function guessColumns(rows: readonly Cells[]): Columns {
  const width = Math.min(maxColumns, Math.max(0, ...rows.map((row) => row.length)));
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ""));
  const code = findBest(columns.map(scoreCodes));
  if (code === undefined) return {};
  const counts = columns.map((cells, at) =>
    at === code || (width > 2 && isNumbering(cells)) ? 0 : scoreQuantities(cells),
  );
  // Of equal columns the first one behind the code.
  const behind = findBest(counts.slice(code));
  const best = Math.max(...counts);
  const isBehind = behind !== undefined && counts[code + behind] === best;
  const quantity = isBehind ? code + behind : findBest(counts);
  return { code, ...(quantity !== undefined && { quantity }) };
}

function scoreCodes(cells: Cells): number {
  return cells.reduce((sum, cell) => sum + scoreCode(cell), 0);
}

/** A code that is read counts more than what only looks like one, and that more than words. */
function scoreCode(cell: string): number {
  if (looksLikeCode(cell)) return 9;
  if (/\d/.test(cell) && /\p{L}/u.test(cell)) return 3;
  return /\p{L}/u.test(cell) ? 1 : 0;
}

function scoreQuantities(cells: Cells): number {
  return cells.reduce((sum, cell) => sum + (isQuantity(cell) ? 9 : readQuantity(cell) ? 1 : 0), 0);
}

/** Rows numbered from 1. */
function isNumbering(cells: Cells): boolean {
  return cells.every((cell, at) => cell.replace(".", "") === String(at + 1));
}

/** Position of the highest score, the first of equal ones. */
function findBest(scores: readonly number[]): number | undefined {
  const best = Math.max(0, ...scores);
  return best === 0 ? undefined : scores.indexOf(best);
}

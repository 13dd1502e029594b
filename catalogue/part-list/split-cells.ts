import { looksLikeCode, looksLikePart } from "./looks-like-code.ts";
import { isQuantity } from "./read-quantity.ts";

/** Cells of a row that are read. */
const maxCells = 40;

/**
 * Splits a line of a spreadsheet or a CSV file. Returns undefined for a line without separators.
 *
 * @param line Cells in quotes may contain separators and doubled quotes.
 */
export function splitCells(line: string): readonly string[] | undefined {
  const separator = ["\t", ";", "|"].find((sign) => line.includes(sign));
  if (separator !== undefined) return split(line, separator);
  if (!line.includes(",")) return undefined;
  const cells = split(line, ",");
  // A comma can be in a figure: 25,4x50,8x12.
  const isRow = cells.length > 2 || line.includes('"') || !/\d,\d/.test(line) || isPair(cells);
  return isRow && !areFigures(cells) ? cells : undefined;
}

/** A code and its quantity, or the reverse: `6205,4`. */
function isPair([first = "", second = ""]: readonly string[]): boolean {
  return (
    (looksLikeCode(first) && isQuantity(second)) || (isQuantity(first) && looksLikeCode(second))
  );
}

/** Dimensions with commas between them or in them: `25,52,15`. */
function areFigures(cells: readonly string[]): boolean {
  return (
    cells.length <= 4 &&
    cells.every((cell) => /^[\d.x×* ]*$/i.test(cell)) &&
    !cells.some(looksLikePart)
  );
}

function split(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length && cells.length < maxCells; at += 1) {
    const sign = line[at] ?? "";
    if (sign === '"' && isQuoted && line[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === "")) {
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else {
      cell += sign;
    }
  }
  return [...cells, cell.trim()];
}

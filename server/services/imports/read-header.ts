import { productFileColumns, type ProductFileColumn } from "#domain/product-import.ts";
import { refuseFile } from "./refuse-file.ts";

/** What parts the cells of a file, and its columns in the file's order. */
export type FileHeader = {
  readonly delimiter: "," | ";" | "\t";
  readonly columns: readonly ProductFileColumn[];
};

const delimiters = [",", ";", "\t"] as const;

/** Many times what all columns need. */
const maxHeaderCharacters = 2_000;

/**
 * Reads the first line of a product file. Columns may stand in any order and be missing.
 *
 * @param text The file's text without a byte order mark.
 * @returns What parts the cells, found by the columns that it yields, and these columns.
 * @throws {ServiceError} `import_file_refused` with the reason for a header that isn't one.
 */
export function readHeader(text: string): FileHeader {
  const start = text.slice(0, maxHeaderCharacters + 1);
  const line = start.split(/\r|\n/, 1)[0] ?? "";
  if (line.length > maxHeaderCharacters) refuseFile("The first row is too long for a header.");
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, names: getNames(line, delimiter) }))
    .toSorted((a, b) => countKnown(b.names) - countKnown(a.names));
  if (!best || countKnown(best.names) === 0) {
    return refuseFile(
      `The first row names no column. The columns are ${productFileColumns.join(", ")}.`,
    );
  }
  const columns = best.names.map(toColumn);
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice) refuseFile(`The column “${twice}” is there twice. Keep one of them.`);
  if (!columns.includes("id") && !columns.includes("name")) {
    refuseFile("The file needs the column “name” or “id”.");
  }
  return { delimiter: best.delimiter, columns };
}

function getNames(line: string, delimiter: string): string[] {
  const names = line.split(delimiter).map((name) => {
    return name.trim().replaceAll('"', "").trim().toLowerCase();
  });
  // A spreadsheet writes as many cells as its widest row has.
  while (names.at(-1) === "") names.pop();
  return names;
}

function countKnown(names: readonly string[]): number {
  return names.filter((name) => findColumn(name) !== undefined).length;
}

function findColumn(name: string): ProductFileColumn | undefined {
  return productFileColumns.find((column) => column === name);
}

function toColumn(name: string): ProductFileColumn {
  const known = productFileColumns.join(", ");
  if (name === "") return refuseFile("A column has no name. Name it or take it out.");
  const shown = name.slice(0, 40);
  return (
    findColumn(name) ?? refuseFile(`The column “${shown}” is unknown. The columns are ${known}.`)
  );
}

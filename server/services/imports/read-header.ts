import { importColumns, type ImportColumn } from "#domain/product-import.ts";
import { rejectFile } from "./reject-file.ts";

/** The delimiter, and the columns in the file's order. */
export type FileHeader = {
  readonly delimiter: "," | ";" | "\t";
  readonly columns: readonly ImportColumn[];
};

const delimiters = [",", ";", "\t"] as const;

/** Many times the length of all column names. */
const maxHeaderCharacters = 2_000;

/**
 * Parses the first line of a product file. Columns may be in any order, and some may be missing. The
 * delimiter is the one that yields the most known columns.
 * @param text The file's text without a byte order mark.
 * @throws {ServiceError} `import_file_refused` with the reason for an invalid header.
 */
export function readHeader(text: string): FileHeader {
  const start = text.slice(0, maxHeaderCharacters + 1);
  const line = start.split(/\r|\n/, 1)[0] ?? "";
  if (line.length > maxHeaderCharacters) rejectFile("The first row is too long for a header.");
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, names: getNames(line, delimiter) }))
    .toSorted((a, b) => countKnown(b.names) - countKnown(a.names));
  if (!best || countKnown(best.names) === 0) {
    return rejectFile(
      `The first row names no column. The columns are ${importColumns.join(", ")}.`,
    );
  }
  const columns = best.names.map(toColumn);
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice) rejectFile(`The column “${twice}” is there twice. Keep one of them.`);
  if (!columns.includes("id") && !columns.includes("name")) {
    rejectFile("The file needs the column “name” or “id”.");
  }
  return { delimiter: best.delimiter, columns };
}

function getNames(line: string, delimiter: string): string[] {
  const names = line.split(delimiter).map((name) => {
    return name.trim().replaceAll('"', "").trim().toLowerCase();
  });
  // Spreadsheets pad the header to the width of the widest row.
  while (names.at(-1) === "") names.pop();
  return names;
}

function countKnown(names: readonly string[]): number {
  return names.filter((name) => findColumn(name) !== undefined).length;
}

function findColumn(name: string): ImportColumn | undefined {
  return importColumns.find((column) => column === name);
}

function toColumn(name: string): ImportColumn {
  const known = importColumns.join(", ");
  if (name === "") return rejectFile("A column has no name. Name it or take it out.");
  const shown = name.slice(0, 40);
  return (
    findColumn(name) ?? rejectFile(`The column “${shown}” is unknown. The columns are ${known}.`)
  );
}

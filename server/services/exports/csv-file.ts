import { stringify } from "csv-stringify/sync";
import { guardCell } from "#domain/guard-cell.ts";
import { toTiranaDay } from "#domain/tirana-day.ts";

export type CsvCell = string | number | boolean | null;

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * Writes a CSV file: UTF-8 with a byte order mark, comma-separated, without formulas.
 * @param name The file name without day and extension.
 * @param now Determines the day in the file name.
 * @param columns The header.
 * @param batches Rows in the header's order, in batches.
 * @returns The file, such as products-2026-11-21.csv.
 */
export async function writeCsvFile(
  name: string,
  now: Date,
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): Promise<File> {
  const parts = [byteOrderMark + getLines([columns])];
  for await (const rows of batches) parts.push(getLines(rows));
  return new File(parts, `${name}-${toTiranaDay(now)}.csv`, { type: "text/csv" });
}

function getLines(rows: readonly (readonly CsvCell[])[]): string {
  const guarded = rows.map((row) =>
    row.map((cell) => (typeof cell === "string" ? guardCell(cell) : String(cell ?? ""))),
  );
  // By default the library quotes a line break only if it equals the record delimiter.
  return stringify(guarded, { record_delimiter: "windows", quoted_match: /[\r\n]/ });
}

import { stringify } from "csv-stringify/sync";
import { guardCell } from "#domain/guard-cell.ts";

/** What stands in a cell. */
export type CsvCell = string | number | boolean | null;

/** The mark by which Excel knows that a file is UTF-8. */
const byteOrderMark = "\uFEFF";

/** The day as staff in Tirana count it, YYYY-MM-DD. */
const tiranaDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Tirane" });

/**
 * Writes a CSV file: UTF-8 with a byte order mark, cells parted by commas, none a formula.
 *
 * @param name The file's name without its day and ending.
 * @param now The moment that names the day.
 * @param columns The header.
 * @param batches Rows in the header's order, some at a time.
 * @returns The file, such as products-2026-11-21.csv.
 * Source: quality case S49.
 */
export async function writeCsvFile(
  name: string,
  now: Date,
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): Promise<File> {
  const parts = [byteOrderMark + getLines([columns])];
  for await (const rows of batches) parts.push(getLines(rows));
  return new File(parts, `${name}-${tiranaDay.format(now)}.csv`, { type: "text/csv" });
}

function getLines(rows: readonly (readonly CsvCell[])[]): string {
  const guarded = rows.map((row) =>
    row.map((cell) => (typeof cell === "string" ? guardCell(cell) : String(cell ?? ""))),
  );
  // By itself it quotes a line end only where it is the record's own.
  return stringify(guarded, { record_delimiter: "windows", quoted_match: /[\r\n]/ });
}

import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { maxImportBytes, maxImportRows, type ImportColumn } from "#domain/product-import.ts";
import type { ProductCells } from "#domain/read-product-row.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { readHeader, type FileHeader } from "./read-header.ts";
import { rejectFile } from "./reject-file.ts";

export type FileRow = {
  /** Row number as in a spreadsheet; the header is row 1. */
  readonly row: number;
  readonly cells: ProductCells;
  /** Set if the row's cells may be in the wrong columns. */
  readonly error: string | undefined;
};

/** A parsed product file. */
export type ProductFile = { readonly header: FileHeader; readonly rows: readonly FileRow[] };

/** Above the size of a row of maximum-length texts made of quotation marks only. */
const maxRecordCharacters = 60_000;

/** Other requests run between two pieces; a larger piece could contain too many short rows. */
const pieceCharacters = 8_192;

/** No valid row has this many empty cells, which don't count as characters of a record. */
const maxEmptyCells = 1_000;

/**
 * Parses a CSV file, without looking up products.
 * @returns The header's columns and the non-empty rows, in the file's order.
 * @throws {ServiceError} `body_too_large`, or `import_file_refused` with the reason if the file as a
 * whole can't be read.
 */
export async function readProductFile(file: File): Promise<ProductFile> {
  if (file.size > maxImportBytes) throw new ServiceError("body_too_large");
  const text = decode(await file.arrayBuffer());
  const header = readHeader(text);
  if (text.includes(header.delimiter.repeat(maxEmptyCells)))
    rejectFile("A row has too many cells.");
  const rows: FileRow[] = [];
  let row = 0;
  for await (const record of parseRecords(text, header.delimiter)) {
    row += 1;
    // Count empty rows as well: otherwise a file of only empty rows would be read to its end.
    if (row > maxImportRows + 1) {
      rejectFile(`The file has more than ${maxImportRows.toLocaleString("en")} rows.`);
    }
    if (row === 1 || record.every((cell) => cell.trim() === "")) continue;
    rows.push(toRow(row, record, header.columns));
  }
  if (rows.length === 0) rejectFile("The file has no rows below its header.");
  return { header, rows };
}

function decode(bytes: ArrayBuffer): string {
  const text = decodeUtf8(bytes);
  if (text.includes("\0")) rejectFile("The file isn’t a text file.");
  if (text.trim() === "") rejectFile("The file is empty.");
  return text;
}

function decodeUtf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return rejectFile("The file isn’t UTF-8 text. Save it as “CSV UTF-8”.");
  }
}

async function* parseRecords(text: string, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    max_record_size: maxRecordCharacters,
    relax_column_count: true,
  });
  const feed = feedInPieces(parser, text);
  try {
    for await (const record of parser) if (isCells(record)) yield record;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    rejectFile(getReason(error));
  } finally {
    parser.destroy();
    await feed;
  }
}

async function feedInPieces(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  for (let start = 0; start < text.length && !parser.destroyed; start += pieceCharacters) {
    parser.write(text.slice(start, start + pieceCharacters));
    await setImmediate();
  }
  if (!parser.destroyed) parser.end();
}

function isCells(record: unknown): record is string[] {
  return Array.isArray(record);
}

function getReason({ code, lines }: CsvError): string {
  const place = typeof lines === "number" ? ` near line ${lines}` : "";
  if (code === "CSV_MAX_RECORD_SIZE") return `A row${place} is too long.`;
  return code === "CSV_QUOTE_NOT_CLOSED"
    ? `A quotation mark that opens a cell${place} is never closed.`
    : `The file isn’t proper CSV${place}: a quotation mark stands where none may.`;
}

function toRow(row: number, record: readonly string[], columns: readonly ImportColumn[]): FileRow {
  const cells = Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ""]));
  const hasSurplus = record.slice(columns.length).some((cell) => cell.trim() !== "");
  const isWhole = record.length >= columns.length && !hasSurplus;
  const error = `the row has ${record.length} cells, the header ${columns.length}`;
  return { row, cells, error: isWhole ? undefined : error };
}

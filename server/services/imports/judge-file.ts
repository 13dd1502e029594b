import { judgeProductRow, type JudgedRow, type ProductMatch } from "#domain/judge-product-row.ts";
import { productFieldLimits } from "#domain/product.ts";
import { readProductRow, type ReadProductRow } from "#domain/read-product-row.ts";
import type { ServiceContext } from "../context.ts";
import { findMatches, toNameKey } from "./find-matches.ts";
import type { FileRow, ProductFile } from "./read-product-file.ts";
import { refuseFile } from "./refuse-file.ts";

/** A row of the file with what it would do. */
export type JudgedFileRow = JudgedRow & { readonly row: number; readonly name: string };

type ReadFileRow = FileRow & { readonly read: ReadProductRow };

/**
 * Decides what every row of a file would do to the products as they are now.
 *
 * @param ctx The context of a caller whose right was checked.
 * @param file The file, taken apart.
 * @returns All rows in the file's order.
 * @throws {ServiceError} `import_file_refused` where a row can't be told to mean any product.
 */
export async function judgeFile(ctx: ServiceContext, file: ProductFile): Promise<JudgedFileRow[]> {
  const { delimiter, columns } = file.header;
  const rows: readonly ReadFileRow[] = file.rows.map((row) => ({
    ...row,
    read: readProductRow(row.cells, delimiter !== ","),
  }));
  const nameless = rows.find(({ read, fault }) => read.id === undefined && fault === undefined);
  if (nameless && !columns.includes("name")) {
    refuseFile(`The column “name” is missing, and row ${nameless.row} has no id.`);
  }
  const whole = rows.filter((row) => row.fault === undefined);
  const findMatch = await findMatches(
    ctx.db,
    whole.map((row) => row.read),
  );
  const firstRows = new Map<string, number>();
  return rows.map(({ row, read, fault }) => {
    // A cut may fall into a sign of two halves, one of which the database refuses.
    const name = read.name.slice(0, productFieldLimits.name).toWellFormed();
    if (fault !== undefined) return { ...refusedRow(fault), row, name };
    const match = findMatch(read);
    const key = getKey(read, match);
    const first = firstRows.get(key);
    firstRows.set(key, first ?? row);
    const faults = first === undefined ? [] : [`row ${first} is about the same product`];
    const judged = judgeProductRow(read, match, ctx.config.rates, faults);
    return { ...judged, row, name: name || getName(match) };
  });
}

function refusedRow(reason: string): JudgedRow {
  return { outcome: "refuse", productId: null, reasons: [reason], fields: {} };
}

/** Two rows with one key mean the same product. */
function getKey(read: ReadProductRow, match: ProductMatch): string {
  if (match.kind === "one") return match.product.id;
  return read.id ?? `name ${toNameKey(read.name)}`;
}

function getName(match: ProductMatch): string {
  return match.kind === "one" ? match.product.name : "";
}

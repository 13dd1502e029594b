import { judgeProductRow, type JudgedRow } from "#domain/judge-product-row.ts";
import { productFields, type ProductInput, type SomeFields } from "#domain/product-fields.ts";
import { readProductRow, type ReadProductRow } from "#domain/read-product-row.ts";
import type { ServiceContext } from "#server/services/context.ts";
import {
  affectsDimensions,
  fillChangedProduct,
  fillNewProduct,
  type DimensionSource,
} from "#server/services/dimensions/fill-dimensions.ts";
import { takeBreaks } from "#server/services/take-breaks.ts";
import { findMatches, toNameKey, type StoredMatch } from "./find-matches.ts";
import type { FileRow, ProductFile } from "./read-product-file.ts";
import { rejectFile } from "./reject-file.ts";
import { readSpellings, spellNames } from "./spell-names.ts";

/** A row of the file with its planned effect. */
export type JudgedFileRow = FilledRow & {
  readonly row: number;
  readonly name: string;
  /** Of a product that it changes: the values that it was judged by. */
  readonly before?: Pick<ProductInput, "price" | "currency" | "stock_quantity">;
};

type ReadFileRow = FileRow & { readonly read: ReadProductRow };

/**
 * Decides the effect of every row of a file on the current products.
 * @param ctx The context; the caller's permission is already checked.
 * @param file The parsed file.
 * @returns All rows in the file's order.
 * @throws {ServiceError} `import_file_refused` if a row can't be matched by id or name.
 */
export async function judgeFile(ctx: ServiceContext, file: ProductFile): Promise<JudgedFileRow[]> {
  const { delimiter, columns } = file.header;
  const rows: readonly ReadFileRow[] = file.rows.map((row) => ({
    ...row,
    read: readProductRow(row.cells, delimiter !== ","),
  }));
  const nameless = rows.find(({ read, error }) => read.id === undefined && error === undefined);
  if (nameless && !columns.includes("name")) {
    rejectFile(`The column “name” is missing, and row ${nameless.row} has no id.`);
  }
  const whole = rows.filter((row) => row.error === undefined);
  const findMatch = await findMatches(
    ctx.db,
    whole.map((row) => row.read),
  );
  const spellings = await readSpellings(ctx.db);
  const firstRows = new Map<string, number>();
  const judgeRow = ({ row, read, error }: ReadFileRow): JudgedFileRow => {
    // The slice may split a surrogate pair, and the database rejects lone surrogates.
    const name = read.name.slice(0, productFields.name.maxLength).toWellFormed();
    if (error !== undefined) return { ...rejectRow(error), row, name };
    const match = findMatch(read);
    const key = getKey(read, match);
    const first = firstRows.get(key);
    firstRows.set(key, first ?? row);
    const errors = first === undefined ? [] : [`row ${first} is about the same product`];
    const { row: spelled, notes } = spellNames(read, match, spellings);
    const judged = judgeProductRow(spelled, match, ctx.config.rates, errors);
    const filled = fillRow(judged, match);
    const reasons = filled.outcome === "refuse" ? filled.reasons : notes;
    const judgedRow = { ...filled, reasons, row, name: name || getName(match) };
    if (filled.outcome !== "change" || match.kind !== "one") return judgedRow;
    const { price, currency, stock_quantity } = match.product;
    return { ...judgedRow, before: { price, currency, stock_quantity } };
  };
  const judgedRows: JudgedFileRow[] = [];
  const takeBreak = takeBreaks();
  for (const row of rows) {
    judgedRows.push(judgeRow(row));
    await takeBreak();
  }
  return judgedRows;
}

function rejectRow(reason: string): JudgedRow {
  return { outcome: "refuse", productId: null, reasons: [reason], fields: {} };
}

/** Rows with the same key refer to the same product. */
function getKey(read: ReadProductRow, match: StoredMatch): string {
  if (match.kind === "one") return match.product.id;
  return read.id ?? `name ${toNameKey(read.name)}`;
}

function getName(match: StoredMatch): string {
  return match.kind === "one" ? match.product.name : "";
}

/** A judged row; its fields can have the columns that say where the dimensions are from. */
export type FilledRow = Omit<JudgedRow, "fields"> & {
  readonly fields: SomeFields & {
    readonly stated_dimensions?: DimensionSource["statedDimensions"];
    readonly dimensions_read_from?: DimensionSource["dimensionsReadFrom"];
  };
};

/** Adds the dimensions that the name of a new or renamed product states to the row's fields. */
function fillRow(row: JudgedRow, match: StoredMatch): FilledRow {
  if (row.outcome === "create") {
    const { fields, source } = fillNewProduct(row.fields);
    return { ...row, fields: { ...fields, ...toColumns(source) } };
  }
  if (row.outcome !== "change" || match.kind !== "one" || !affectsDimensions(row.fields))
    return row;
  const { product } = match;
  const { fields, source } = fillChangedProduct(row.fields, product);
  const present = new Map<string, unknown>(Object.entries(product));
  const changed = Object.entries(fields).filter(([field, value]) => present.get(field) !== value);
  return { ...row, fields: { ...Object.fromEntries(changed), ...toColumns(source) } };
}

function toColumns({ statedDimensions, dimensionsReadFrom }: DimensionSource): FilledRow["fields"] {
  return { stated_dimensions: statedDimensions, dimensions_read_from: dimensionsReadFrom };
}

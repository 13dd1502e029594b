import { productFieldNames, type ProductField } from "./product-fields.ts";

/** Possible outcomes of importing a row. */
export const importOutcomes = ["create", "change", "same", "refuse"] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

export type ProductFileColumn = "id" | ProductField;

/** Columns of the product file, in the order of the export. */
export const productFileColumns: readonly ProductFileColumn[] = ["id", ...productFieldNames];

/** A delivery: pieces to add to the stock, and the note that they came with. Only an import has these columns. */
const deliveryColumns = ["received_quantity", "delivery_note"] as const;

export type ImportColumn = ProductFileColumn | (typeof deliveryColumns)[number];

/** Columns that an import reads. */
export const importColumns: readonly ImportColumn[] = [...productFileColumns, ...deliveryColumns];

/** In characters. */
export const maxDeliveryNote = 80;

/** Max file size, in bytes. */
export const maxImportBytes = 10_000_000;

/** Max rows of a file. */
export const maxImportRows = 20_000;

/** What a row of an imported file would do. */
export const importOutcomes = ["create", "change", "same", "refuse"] as const;

/** One of them. */
export type ImportOutcome = (typeof importOutcomes)[number];

/** The columns of the product file, in the order of the export. */
export const productFileColumns = [
  "id",
  "name",
  "price",
  "currency",
  "description",
  "specifications",
  "brand",
  "category",
  "stock_quantity",
  "low_stock_threshold",
  "image_url",
  "is_active",
] as const;

/** One of them. */
export type ProductFileColumn = (typeof productFileColumns)[number];

/** The largest file that is taken, in bytes. */
export const maxImportBytes = 10_000_000;

/** The most rows that one file may hold. */
export const maxImportRows = 20_000;

/** Possible outcomes of importing a row. */
export const importOutcomes = ["create", "change", "same", "refuse"] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** Columns of the product file, in the order of the export. */
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

export type ProductFileColumn = (typeof productFileColumns)[number];

/** Max file size, in bytes. */
export const maxImportBytes = 10_000_000;

/** Max rows of a file. */
export const maxImportRows = 20_000;

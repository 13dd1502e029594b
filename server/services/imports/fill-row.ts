import type { JudgedRow } from "#domain/judge-product-row.ts";
import type { SomeFields } from "#domain/product-fields.ts";
import {
  affectsDimensions,
  fillChangedProduct,
  fillNewProduct,
  type DimensionSource,
} from "#server/services/dimensions/fill-dimensions.ts";
import type { StoredMatch } from "./find-matches.ts";

/** A judged row; its fields can have the columns that say where the dimensions are from. */
export type FilledRow = Omit<JudgedRow, "fields"> & {
  readonly fields: SomeFields & {
    readonly stated_dimensions?: DimensionSource["statedDimensions"];
    readonly dimensions_read_from?: DimensionSource["dimensionsReadFrom"];
  };
};

/** Adds the dimensions that the name of a new or renamed product states to the row's fields. */
export function fillRow(row: JudgedRow, match: StoredMatch): FilledRow {
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

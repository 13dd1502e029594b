import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isProductField } from "#domain/product-fields.ts";
import { products } from "#server/db/schema/shop.ts";

/** Columns of the API's fields; both have the same names. */
const fieldColumns: readonly PgColumn[] = Object.values(getTableColumns(products)).filter(
  (column) => isProductField(column.name),
);

/** Where the dimensions are from; written with them and under the columns' names. */
const sourceColumns: readonly PgColumn[] = [products.statedDimensions, products.dimensionsReadFrom];

/**
 * A complete product under the API's field names, as an expression on `products`. The last keys aren't
 * API fields: an undo restores them along with the stock and the dimensions.
 */
export const productFacts = sql`jsonb_build_object(${join(
  [...fieldColumns, products.stockBeforeOff, ...sourceColumns].map(
    (column) => sql`${getKey(column)}, ${column}`,
  ),
)})`;

/** Columns that a new product of an import gets, and their values in `fields`. */
export const createdColumns = join([...fieldColumns, ...sourceColumns].map(getIdentifier));
export const createdValues = join([
  ...fieldColumns.map((column) => getValue(sql`fields`, column)),
  // A draft of the version before has none, and its products are filled later.
  sql`coalesce(${getValue(sql`fields`, products.statedDimensions)}, '[]')`,
  getValue(sql`fields`, products.dimensionsReadFrom),
]);

/**
 * Assigns fields of `source` to the columns of `products`; missing fields stay unchanged. A new count
 * replaces the one saved by the panel's switch.
 */
export const assignFields = join([
  ...[...fieldColumns, ...sourceColumns].map((column) => assign(column, getKey(column))),
  assign(products.stockBeforeOff, getKey(products.stockQuantity)),
]);

function assign(column: PgColumn, key: SQL): SQL {
  const value = getValue(sql`source.fields`, column);
  const written = column.notNull
    ? sql`coalesce(${value}, ${column})`
    : sql`CASE WHEN source.fields ? ${key} THEN ${value} ELSE ${column} END`;
  return sql`${getIdentifier(column)} = ${written}`;
}

function getValue(fields: SQL, column: PgColumn): SQL {
  const type = sql.raw(column.getSQLType());
  return sql`(${fields}->>${getKey(column)})::${type}`;
}

function getIdentifier(column: PgColumn): SQL {
  return sql.raw(`"${column.name}"`);
}

/** The name as a literal: parameters in their place would have no type. */
function getKey(column: PgColumn): SQL {
  return sql.raw(`'${column.name}'`);
}

function join(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}

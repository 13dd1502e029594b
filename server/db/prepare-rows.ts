import { fillPlaceholders, getTableColumns, sql, type SQL, type Table } from "drizzle-orm";
import { PgDialect, PgNumericNumber } from "drizzle-orm/pg-core";
import type { Pool } from "pg";

const dialect = new PgDialect();

/** Runs a statement with the values of its placeholders, by name. */
export type RowStatement<Row> = (
  pool: Pool,
  values: Readonly<Record<string, unknown>>,
) => Promise<readonly Row[]>;

/**
 * Writes a statement once, whose rows come as the driver reads them: drizzle's mapping of rows costs as much as
 * reading and sending them.
 * @param name PostgreSQL keeps the statement of a name, parsed and planned, in each connection that used it. A
 * name always has the same SQL text. Undefined for a statement that is rarely sent again.
 */
export function prepareRows<Row extends object>(
  name: string | undefined,
  statement: SQL,
): RowStatement<Row> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (pool, values) => {
    const query = { text, values: fillPlaceholders(params, { ...values }) };
    return (await pool.query<Row>(name === undefined ? query : { ...query, name })).rows;
  };
}

/** Lists columns of a table, each named as its property, in the type that it has in drizzle's rows. */
export function selectColumns<Source extends Table>(
  table: Source,
  without: readonly (keyof Source["_"]["columns"])[],
): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name]) => !without.includes(name),
  );
  return sql.join(
    columns.map(([name, column]) => {
      // The driver reads other numerics, which are amounts, as text.
      const cast = column instanceof PgNumericNumber ? sql`::float8` : sql``;
      return sql`${column}${cast} AS ${sql.identifier(name)}`;
    }),
    sql`, `,
  );
}

import type pg from "pg";
import type { TableRecord } from "./archive-format.ts";

/** A table with the columns that a backup contains. */
export type BackupTable = Pick<TableRecord, "name" | "columns">;

/**
 * Lists the shop's tables. Generated columns are computed again; tables of extensions are not the shop's.
 */
export async function listTables(client: pg.Client): Promise<readonly BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT c.relname::text AS name, array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass
        AND d.objid = c.oid AND d.deptype = 'e')
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

/** Name of a table of the shop for SQL. */
export function toSqlName(client: pg.Client, table: string): string {
  return `public.${client.escapeIdentifier(table)}`;
}

/** Times of the applied migrations, in order; undefined without a shop's schema. */
export async function readMigrations(client: pg.Client): Promise<readonly number[] | undefined> {
  const { rows: found } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS name",
  );
  if (found[0]?.name == null) return undefined;
  const { rows } = await client.query<{ at: string }>(
    "SELECT created_at::text AS at FROM drizzle.__drizzle_migrations ORDER BY created_at",
  );
  return rows.map(({ at }) => Number(at));
}

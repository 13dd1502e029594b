import type { Database } from "#server/db/client.ts";

/**
 * Finds texts in any column of any table, also in those of the job queue.
 * @returns Table and text of each find.
 */
export async function findTexts(
  db: Database,
  texts: readonly string[],
): Promise<readonly string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.$client.query<{ text: string }>(
      `SELECT DISTINCT sought AS text FROM ${name} AS t, unnest($1::text[]) AS sought
       WHERE position(lower(sought) in lower(t::text)) > 0`,
      [texts],
    );
    found.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return found;
}

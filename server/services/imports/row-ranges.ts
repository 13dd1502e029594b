import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";

/** Rows per statement, to stay far below the statement timeout. */
const rowsPerStatement = 1_000;

/**
 * Splits the rows of an import into ranges, to keep each statement short.
 * @returns A condition on `import_rows` for each range, in the file's order.
 */
export async function listRowRanges(
  tx: Transaction,
  id: string,
  outcome: "create" | "change",
): Promise<SQL[]> {
  const { rows } = await tx.execute<{ first: number; last: number }>(sql`
    SELECT min(row_number) AS first, max(row_number) AS last
    FROM (
      SELECT row_number, (row_number() OVER (ORDER BY row_number) - 1) / ${rowsPerStatement}::int AS part
      FROM import_rows WHERE import_id = ${id} AND outcome = ${outcome}
    ) numbered
    GROUP BY part ORDER BY part`);
  return rows.map(
    ({ first, last }) => sql`(import_rows.import_id = ${id} AND import_rows.outcome = ${outcome}
      AND import_rows.row_number BETWEEN ${first}::int AND ${last}::int)`,
  );
}

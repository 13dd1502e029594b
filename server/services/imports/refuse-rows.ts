import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";

/**
 * Refuses rows of a draft.
 * @param which A condition on `import_rows`.
 */
export async function refuseRows(
  tx: Transaction,
  id: string,
  reason: string,
  which: SQL,
): Promise<void> {
  await tx.execute(sql`
    UPDATE import_rows SET outcome = 'refuse', reasons = ${JSON.stringify([reason])}::jsonb
    WHERE import_id = ${id} AND ${which}`);
}

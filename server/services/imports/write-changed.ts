import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { recordProductChanges } from "#server/services/changes/record-product-changes.ts";
import { assignFields } from "./product-sql.ts";
import { listRowRanges } from "./row-ranges.ts";

/**
 * Writes the rows of an import that change products.
 * @param tx The transaction that locks the import and its products.
 * @param shownBefore Products that the shop showed before the import.
 */
export async function writeChanged(
  tx: Transaction,
  id: string,
  now: Date,
  shownBefore: ReadonlySet<string>,
): Promise<void> {
  for (const range of await listRowRanges(tx, id, "change")) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      UPDATE products SET ${assignFields}, updated_at = ${now.toISOString()}::timestamptz
      FROM (SELECT product_id, fields FROM import_rows WHERE ${range}) AS source
      WHERE products.id = source.product_id
      RETURNING products.id`);
    const ids = rows.map((row) => row.id);
    await recordProductChanges(tx, "updated", ids, shownBefore);
  }
}

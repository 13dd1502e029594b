import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { recordProductChanges } from "#server/services/changes/record-product-changes.ts";
import { createdColumns, createdValues } from "./product-sql.ts";
import { listRowRanges } from "./row-ranges.ts";

/**
 * Creates the products of an import's rows and saves their ids on the rows.
 * @param tx The transaction that locks the import.
 */
export async function writeCreated(tx: Transaction, id: string, now: Date): Promise<void> {
  for (const range of await listRowRanges(tx, id, "create")) {
    const { rows } = await tx.execute<{ row: number }>(sql`
      SELECT row_number AS row FROM import_rows WHERE ${range} ORDER BY row_number`);
    // Ids with the same timestamp are in random order; sort them to follow the file's order.
    const ids = rows.map(() => createTimeOrderedId(now.getTime())).toSorted();
    const made = JSON.stringify(rows.map(({ row }, index) => ({ row, id: ids[index] })));
    await tx.execute(sql`
      UPDATE import_rows SET product_id = made.id
      FROM jsonb_to_recordset(${made}::jsonb) AS made("row" int, id uuid)
      WHERE import_rows.import_id = ${id} AND import_rows.row_number = made."row"`);
    await tx.execute(sql`
      INSERT INTO products (id, ${createdColumns}, created_at, updated_at)
      SELECT product_id, ${createdValues},
        ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM import_rows WHERE ${range} ORDER BY row_number`);
    await recordProductChanges(tx, "created", ids);
  }
}

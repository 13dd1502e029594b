import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { imports } from "#server/db/schema/staff.ts";
import { recordProductChanges } from "#server/services/changes/record-product-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import type { ImportView } from "./import-view.ts";
import { lockImport, lockImportedProducts } from "./lock-import.ts";
import { assignFields, createdColumns, createdValues } from "./product-sql.ts";
import { readImport } from "./read-imports.ts";
import { recheckRows } from "./recheck-rows.ts";
import { listRowRanges } from "./row-ranges.ts";

/**
 * Writes all rows of a draft that aren't refused, or none on failure. Rows that became invalid since the
 * file was read are refused with a reason.
 * @param id The draft's UUID.
 * @throws {ServiceError} `unauthorized`, `forbidden`, `not_found`, or `import_state` if the import was
 * already written.
 */
export async function applyImport(ctx: ServiceContext, id: string): Promise<ImportView> {
  requireAdmin(ctx.actor);
  const now = ctx.now();
  await takeTurn(ctx, ["import"], () =>
    runTransaction(ctx.db, async (tx) => {
      const { state } = await lockImport(tx, id);
      if (state !== "draft") throw new ServiceError("import_state");
      await nameActor(tx, ctx.actor, { import: id });
      const shownBefore = await lockImportedProducts(tx, id);
      await recheckRows(tx, id);
      await writeChanged(tx, id, now, shownBefore);
      await writeCreated(tx, id, now);
      await tx.update(imports).set({ state: "applied", appliedAt: now }).where(eq(imports.id, id));
    }),
  );
  ctx.announceChanges("product");
  return readImport(ctx.db, id);
}

/**
 * Writes the rows of an import that change products.
 * @param tx The transaction that locks the import and its products.
 * @param shownBefore Products that the shop showed before the import.
 */
async function writeChanged(
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
    await recordProductChanges(tx, "updated", ids, { shownBefore });
  }
}

/**
 * Creates the products of an import's rows and saves their ids on the rows.
 * @param tx The transaction that locks the import.
 */
async function writeCreated(tx: Transaction, id: string, now: Date): Promise<void> {
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

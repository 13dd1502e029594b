import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { imports } from "#server/db/schema/staff.ts";
import { isShown } from "#server/services/products/shown-products.ts";
import { ServiceError } from "#server/services/service-error.ts";

/**
 * Locks an import until the transaction ends. Imports are written and undone one at a time, so that two
 * imports of one file can't both create its products.
 * @throws {ServiceError} `not_found`.
 */
export async function lockImport(
  tx: Transaction,
  id: string,
): Promise<typeof imports.$inferSelect> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('shop.imports', 0))`);
  const [record] = await tx.select().from(imports).where(eq(imports.id, id)).for("update");
  if (!record) throw new ServiceError("not_found");
  return record;
}

/**
 * Locks all products that an import changes or created, in id order like every other transaction, to
 * avoid deadlocks.
 * @returns Those of them that the shop shows.
 */
export async function lockImportedProducts(
  tx: Transaction,
  id: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string; isShown: boolean }>(sql`
    SELECT id, ${isShown} AS "isShown" FROM products
    WHERE products.id IN (
      SELECT product_id FROM import_rows
      WHERE import_id = ${id} AND outcome IN ('create', 'change'))
    ORDER BY products.id FOR NO KEY UPDATE`);
  return new Set(rows.flatMap((row) => (row.isShown ? [row.id] : [])));
}

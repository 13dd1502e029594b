import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { importRows, imports } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import type { ImportView } from "./import-view.ts";
import { judgeFile, type JudgedFileRow } from "./judge-file.ts";
import { readImport } from "./read-imports.ts";
import { readProductFile } from "./read-product-file.ts";
import { refuseReceived } from "./receive-rows.ts";

const rowsPerStatement = 2_000;
const maxFileName = 120;

/**
 * Reads a CSV file of products and stores the planned effect of each row as a draft. Writes no products.
 * @returns The draft.
 * @throws {ServiceError} `unauthorized`, `forbidden`, `body_too_large`, or `import_file_refused` with
 * the reason if the file as a whole can't be read.
 */
export async function createImport(ctx: ServiceContext, file: File): Promise<ImportView> {
  const admin = requireAdmin(ctx.actor);
  const rows = await judgeFile(ctx, await readProductFile(file));
  const id = randomUUID();
  await runTransaction(ctx.db, async (tx) => {
    await tx.insert(imports).values({
      id,
      fileName: file.name.replace(/\p{Cc}/gu, "").slice(-maxFileName) || "products.csv",
      state: "draft",
      createdBy: admin.userId,
      createdByName: admin.name || admin.email,
      createdAt: ctx.now(),
    });
    await insertRows(tx, id, rows);
    await refuseReceived(tx, id);
  });
  return readImport(ctx.db, id);
}

async function insertRows(
  tx: Transaction,
  importId: string,
  rows: readonly JudgedFileRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const some = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    await tx.execute(sql`
      INSERT INTO ${importRows}
        (import_id, row_number, outcome, product_id, name, reasons, fields, before, received, delivery_note)
      SELECT ${importId}::uuid, line."row", line.outcome, line."productId", line.name,
        line.reasons, line.fields, line.before, (line.received->>'count')::int, line.received->>'note'
      FROM jsonb_to_recordset(${some}::jsonb) AS line
        ("row" int, outcome text, "productId" uuid, name text, reasons jsonb, fields jsonb, before jsonb,
         received jsonb)`);
  }
}

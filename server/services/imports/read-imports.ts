import { count, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { importRows, imports } from "#server/db/schema/staff.ts";
import { ServiceError } from "#server/services/service-error.ts";
import type { ImportView } from "./import-view.ts";

type ImportRecord = typeof imports.$inferSelect;

/**
 * Reads one import in the API's format.
 * @throws {ServiceError} `not_found` for an unknown import or a deleted draft.
 */
export async function readImport(db: Database, id: string): Promise<ImportView> {
  const records = await db.select().from(imports).where(eq(imports.id, id));
  const [view] = await countRows(db, records);
  if (!view) throw new ServiceError("not_found");
  return view;
}

/**
 * Counts the rows of imports by outcome.
 * @returns The imports in the same order, in the API's format.
 */
export async function countRows(
  db: Database,
  records: readonly ImportRecord[],
): Promise<ImportView[]> {
  if (records.length === 0) return [];
  const ids = records.map((record) => record.id);
  const counted = await db
    .select({ id: importRows.importId, outcome: importRows.outcome, count: count() })
    .from(importRows)
    .where(inArray(importRows.importId, ids))
    .groupBy(importRows.importId, importRows.outcome);
  return records.map((record) => {
    const counts = { create: 0, change: 0, same: 0, refuse: 0 };
    for (const one of counted) if (one.id === record.id) counts[one.outcome] = one.count;
    return toView(record, counts);
  });
}

function toView(record: ImportRecord, counts: ImportView["counts"]): ImportView {
  return {
    id: record.id,
    file_name: record.fileName,
    state: record.state,
    counts,
    created_by: record.createdByName,
    created_at: record.createdAt.toISOString(),
    applied_at: record.appliedAt?.toISOString() ?? null,
    undone_at: record.undoneAt?.toISOString() ?? null,
  };
}

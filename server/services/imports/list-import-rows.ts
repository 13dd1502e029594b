import { and, asc, eq, gt } from "drizzle-orm";
import { productFileColumns, type ImportOutcome } from "#domain/product-import.ts";
import { importRows } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";
import type { ImportRowView } from "./import-view.ts";
import { readImport } from "./read-imports.ts";

/** One page of an import's rows. */
export type ImportRowPage = {
  readonly items: ImportRowView[];
  readonly next_cursor: string | null;
};

/**
 * Lists what the rows of an import would do or did, in the file's order.
 *
 * @param ctx An admin's context.
 * @param query The import's UUID, the one outcome that is asked for, page size 1 to 200, and the
 * cursor of the page before, which is its last row.
 * @returns The page and the next page's cursor.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function listImportRows(
  ctx: ServiceContext,
  query: {
    readonly id: string;
    readonly outcome?: ImportOutcome | undefined;
    readonly limit: number;
    readonly cursor?: string | undefined;
  },
): Promise<ImportRowPage> {
  requireAdmin(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, query.id),
        gt(importRows.rowNumber, Number(query.cursor ?? 0)),
        query.outcome && eq(importRows.outcome, query.outcome),
      ),
    )
    .orderBy(asc(importRows.rowNumber))
    .limit(query.limit + 1);
  // An empty page may also mean that there is no such import.
  if (rows.length === 0) await readImport(ctx.db, query.id);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return { items: page.map(toView), next_cursor: last ? String(last.rowNumber) : null };
}

function toView(row: typeof importRows.$inferSelect): ImportRowView {
  return {
    row: row.rowNumber,
    outcome: row.outcome,
    name: row.name,
    product_id: row.productId,
    reasons: [...row.reasons],
    changed_fields: row.outcome === "change" ? getColumns(row.fields) : [],
  };
}

/** The database keeps no order of fields. */
function getColumns(fields: Readonly<Record<string, unknown>>): string[] {
  return productFileColumns.filter((column) => Object.hasOwn(fields, column));
}

import { and, asc, eq, gt } from "drizzle-orm";
import type { SomeFields } from "#domain/product-fields.ts";
import { productFileColumns, type ImportOutcome } from "#domain/product-import.ts";
import { importRows } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { cutPage, type PageRequest } from "#server/services/keyset-page.ts";
import { requireAdmin } from "#server/services/permission.ts";
import type { ImportedChanges, ImportRowView } from "./import-view.ts";
import { readImport } from "./read-imports.ts";

export type ImportRowPage = {
  readonly items: ImportRowView[];
  readonly next_cursor: string | null;
};

/**
 * Lists the planned or applied effects of an import's rows, in the file's order.
 * @param query The import's UUID, an optional outcome, page size 1 to 200, and the cursor: the last row
 * of the previous page.
 * @returns The page and the next page's cursor.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function listImportRows(
  ctx: ServiceContext,
  query: PageRequest & { readonly id: string; readonly outcome?: ImportOutcome | undefined },
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
  // An empty page may mean that the import doesn't exist.
  if (rows.length === 0) await readImport(ctx.db, query.id);
  const page = cutPage(rows, query.limit, (last) => String(last.rowNumber));
  return { items: page.rows.map(toView), next_cursor: page.next_cursor };
}

function toView(row: typeof importRows.$inferSelect): ImportRowView {
  return {
    row: row.rowNumber,
    outcome: row.outcome,
    name: row.name,
    product_id: row.productId,
    reasons: [...row.reasons],
    changed_fields: row.outcome === "change" ? getColumns(row.fields) : [],
    changes: row.outcome === "change" ? getChanges(row.fields, row.before ?? {}) : {},
  };
}

/** jsonb doesn't preserve the order of fields. */
function getColumns(fields: Readonly<Record<string, unknown>>): string[] {
  return productFileColumns.filter((column) => Object.hasOwn(fields, column));
}

/** Price and currency change together, like the former values that an undo restores. */
function getChanges(fields: SomeFields, before: SomeFields): ImportedChanges {
  const { price, currency, stock_quantity: stock } = before;
  const isPriced = fields.price !== undefined || fields.currency !== undefined;
  const priced: ImportedChanges | false = isPriced &&
    price !== undefined &&
    currency !== undefined && {
      price: [price, fields.price ?? price],
      currency: [currency, fields.currency ?? currency],
    };
  const counted: ImportedChanges | false = stock !== undefined &&
    fields.stock_quantity !== undefined && { stock_quantity: [stock, fields.stock_quantity] };
  return { ...priced, ...counted };
}

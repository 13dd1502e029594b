import { and, desc, gte, ne } from "drizzle-orm";
import { undoableSince } from "#domain/history.ts";
import { imports } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import type { ImportView } from "./import-view.ts";
import { countRows } from "./read-imports.ts";

/** More than a shop imports in a month. */
const maxImports = 100;

/**
 * Lists the imports written in the last 30 days, newest first, including undone ones. Returns at most
 * 100.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function listImports(ctx: ServiceContext): Promise<ImportView[]> {
  requireAdmin(ctx.actor);
  const records = await ctx.db
    .select()
    .from(imports)
    .where(and(ne(imports.state, "draft"), gte(imports.appliedAt, undoableSince(ctx.now()))))
    .orderBy(desc(imports.appliedAt), desc(imports.id))
    .limit(maxImports);
  return countRows(ctx.db, records);
}

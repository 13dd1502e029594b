import { desc, isNull } from "drizzle-orm";
import { searchMisses } from "#server/db/schema/search-words.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { writeCsvFile, type CsvCell } from "#server/services/exports/csv-file.ts";
import { requireAdmin } from "#server/services/permission.ts";

const columns = ["text", "count", "first_on", "last_on"] as const;

/**
 * Exports the searches that found nothing, most frequent first, without dismissed ones.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function exportMisses(ctx: ServiceContext): Promise<File> {
  requireAdmin(ctx.actor);
  return writeCsvFile("searches", ctx.now(), columns, readRows(ctx));
}

/** One batch, since their number is limited. */
async function* readRows(ctx: ServiceContext): AsyncGenerator<CsvCell[][]> {
  const rows = await ctx.db
    .select()
    .from(searchMisses)
    .where(isNull(searchMisses.dismissedAt))
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastOn), desc(searchMisses.id));
  yield rows.map((row) => [row.text, row.count, row.firstOn, row.lastOn]);
}

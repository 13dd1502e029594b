import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { searchMissSchema, SearchMissQuery } from "#domain/search-words-schema.ts";
import type { SearchMissSort } from "#domain/search-words.ts";
import { users } from "#server/db/schema/auth.ts";
import { searchMisses } from "#server/db/schema/search-words.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { defineSorts, readListPage } from "#server/services/keyset-page.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { searchPattern } from "#server/services/search-pattern.ts";

export type SearchMissRecord = z.output<typeof searchMissSchema>;

export type SearchMissList = {
  readonly items: SearchMissRecord[];
  readonly count: number;
  readonly next_cursor: string | null;
};

type Row = typeof searchMisses.$inferSelect;

/**
 * Lists the searches that found nothing, with keyset pagination.
 * @param query Filter, sort order, page size 1 to 100 and the cursor of the previous page.
 * @returns The page, the number of all matches and the next page's cursor.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `invalid_input` for an invalid cursor.
 */
export async function listMisses(
  ctx: ServiceContext,
  query: SearchMissQuery,
): Promise<SearchMissList> {
  requireAdmin(ctx.actor);
  const sort = getSort(query.sort);
  const matching = getFilter(query);
  const select = ctx.db
    .select({ miss: searchMisses, dismissedBy: users.name })
    .from(searchMisses)
    .leftJoin(users, eq(users.id, searchMisses.dismissedBy))
    .$dynamic();
  const [page, count] = await Promise.all([
    readListPage(select, sort, query, matching, ({ miss }) => miss),
    ctx.db.$count(searchMisses, matching),
  ]);
  return {
    items: page.rows.map(({ miss, dismissedBy }) => ({
      id: miss.id,
      text: miss.text,
      count: miss.count,
      first_on: miss.firstOn,
      last_on: miss.lastOn,
      dismissed_at: miss.dismissedAt?.toISOString() ?? null,
      dismissed_by: dismissedBy,
    })),
    count,
    next_cursor: page.next_cursor,
  };
}

const getSort = defineSorts<SearchMissSort, Row>(searchMisses.id, {
  count: {
    column: searchMisses.count,
    kind: "count",
    isDescending: true,
    getValue: (row) => String(row.count),
  },
  newest: {
    column: searchMisses.lastOn,
    kind: "day",
    isDescending: true,
    getValue: (row) => row.lastOn,
  },
});

function getFilter({ state, search }: SearchMissQuery): SQL | undefined {
  const { dismissedAt, text } = searchMisses;
  return and(
    state === "dismissed" ? isNotNull(dismissedAt) : isNull(dismissedAt),
    search ? sql`fold_text(${text}) LIKE ${searchPattern(search)}` : undefined,
  );
}

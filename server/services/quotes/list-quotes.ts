import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import type { QuoteQuery, QuoteSummary } from "#domain/quote-schema.ts";
import { toTiranaDay } from "#domain/tirana-day.ts";
import { quotePhotos, quotes } from "#server/db/schema/quotes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createdWithin } from "#server/services/created-within.ts";
import { isSentBy } from "#server/services/customers/customer-key.ts";
import { defineSorts, readListPage } from "#server/services/keyset-page.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { hasTextOrPhone } from "#server/services/search-pattern.ts";
import { toQuoteSummary, type QuoteRecord } from "./quote-row.ts";

export type QuoteList = {
  readonly items: QuoteSummary[];
  readonly count: number;
  readonly next_cursor: string | null;
};

/** The quotes of the list: by time of sending, newest first. */
export const getQuoteSort = defineSorts<"newest", QuoteRecord>(quotes.id, {
  newest: {
    column: quotes.createdAt,
    kind: "moment",
    isDescending: true,
    getValue: (row) => row.createdAt.toISOString(),
  },
});

/**
 * Lists quotes for staff, newest first.
 * @param query Filters, page size 1 to 100 and the cursor of the previous page.
 * @returns The page, the number of all matches, and the next page's cursor.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `invalid_input` for an invalid cursor or a day
 * that doesn't exist.
 */
export async function listQuotes(ctx: ServiceContext, query: QuoteQuery): Promise<QuoteList> {
  requireAdmin(ctx.actor);
  const sort = getQuoteSort("newest");
  const matching = and(
    query.status && hasStatus(query.status, toTiranaDay(ctx.now())),
    query.search ? hasTextOrPhone(searchText, query.search) : undefined,
    query.customer === undefined ? undefined : isSentBy(quotes, query.customer),
    createdWithin(quotes.createdAt, query),
  );
  const photoCount = ctx.db.$count(quotePhotos, eq(quotePhotos.quoteId, quotes.id));
  const select = ctx.db.select({ quote: quotes, photoCount }).from(quotes).$dynamic();
  const [page, count] = await Promise.all([
    readListPage(select, sort, query, matching, ({ quote }) => quote),
    ctx.db.$count(quotes, matching),
  ]);
  return {
    items: page.rows.map((row) => toQuoteSummary(ctx, row.quote, row.photoCount)),
    count,
    next_cursor: page.next_cursor,
  };
}

/** In SQL what `shownQuoteStatus` decides for a row. */
function hasStatus(status: NonNullable<QuoteQuery["status"]>, today: string): SQL | undefined {
  if (status === "expired") {
    return and(eq(quotes.status, "answered"), lt(quotes.validUntil, today));
  }
  if (status === "answered") {
    return and(eq(quotes.status, "answered"), gte(quotes.validUntil, today));
  }
  return eq(quotes.status, status);
}

/** A generated column that isn't part of the schema in TypeScript. */
const searchText = sql`${quotes}.search_text`;

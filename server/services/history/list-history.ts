import { and, desc, eq, lt } from "drizzle-orm";
import type { FieldChanges, HistoryAction } from "#domain/history.ts";
import { orders } from "#server/db/schema/orders.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import { searchMisses, searchSynonyms } from "#server/db/schema/search-words.ts";
import { products } from "#server/db/schema/shop.ts";
import { history } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { cutPage, type PageRequest } from "#server/services/keyset-page.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import type { HistoryCause } from "./name-actor.ts";

/** A change that staff made to a record. */
export type HistoryEntry = {
  readonly id: number;
  readonly action: HistoryAction;
  readonly changes: FieldChanges;
  readonly cause: HistoryCause | null;
  readonly actor_name: string;
  readonly at: string;
};

export type HistoryPage = { readonly items: HistoryEntry[]; readonly next_cursor: string | null };

const tables = {
  product: products,
  order: orders,
  quote: quotes,
  synonyms: searchSynonyms,
  "search-miss": searchMisses,
};

/**
 * Lists who changed a record and when, newest first. Deleted ones have a history, too.
 * @param query Its UUID, page size 1 to 100 and the cursor of the previous page.
 * @returns The page and the next page's cursor.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `not_found` if it never existed.
 */
export async function listHistory(
  ctx: ServiceContext,
  topic: keyof typeof tables,
  query: PageRequest & { readonly id: string },
): Promise<HistoryPage> {
  requireAdmin(ctx.actor);
  const before = query.cursor === undefined ? undefined : lt(history.id, Number(query.cursor));
  const [rows, known] = await Promise.all([
    ctx.db
      .select()
      .from(history)
      .where(and(eq(history.topic, topic), eq(history.entityId, query.id), before))
      .orderBy(desc(history.id))
      .limit(query.limit + 1),
    ctx.db.$count(tables[topic], eq(tables[topic].id, query.id)),
  ]);
  if (known === 0) throw new ServiceError("not_found");
  const page = cutPage(rows, query.limit, (last) => String(last.id));
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      action: row.action,
      changes: row.changes,
      cause: row.cause,
      actor_name: row.actorName,
      at: row.at.toISOString(),
    })),
    next_cursor: page.next_cursor,
  };
}

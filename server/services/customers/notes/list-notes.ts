import { and, eq, gte, isNull, or } from "drizzle-orm";
import type { CustomerNote } from "#domain/customer-schema.ts";
import { undoableSince } from "#domain/history.ts";
import { customerNotes } from "#server/db/schema/customers.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { readCustomerKey } from "#server/services/customers/customer-key.ts";
import { defineSorts, readListPage, type PageRequest } from "#server/services/keyset-page.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { toCustomerNote, type CustomerNoteRow } from "./note-row.ts";

export type CustomerNoteList = {
  readonly items: CustomerNote[];
  readonly next_cursor: string | null;
};

const getSort = defineSorts<"newest", CustomerNoteRow>(customerNotes.id, {
  newest: {
    column: customerNotes.createdAt,
    kind: "moment",
    isDescending: true,
    getValue: (row) => row.createdAt.toISOString(),
  },
});

/**
 * Lists the notes about a customer, newest first, with those that can be restored.
 * @param query The customer's key, page size 1 to 100 and the cursor of the previous page.
 * @returns The page and the next page's cursor.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `invalid_input` for an invalid key or cursor.
 */
export async function listCustomerNotes(
  ctx: ServiceContext,
  query: PageRequest & { readonly key: string },
): Promise<CustomerNoteList> {
  requireAdmin(ctx.actor);
  const { kind, id } = readCustomerKey(query.key);
  const { accountId, phoneKey, deletedAt } = customerNotes;
  const matching = and(
    eq(kind === "account" ? accountId : phoneKey, id),
    or(isNull(deletedAt), gte(deletedAt, undoableSince(ctx.now()))),
  );
  const select = ctx.db.select().from(customerNotes).$dynamic();
  const page = await readListPage(select, getSort("newest"), query, matching, (row) => row);
  return { items: page.rows.map(toCustomerNote), next_cursor: page.next_cursor };
}

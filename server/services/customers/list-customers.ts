import { sql } from "drizzle-orm";
import type { CustomerQuery, CustomerSummary } from "#domain/customer-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { decodeCursor, encodeCursor } from "#server/services/keyset-cursor.ts";
import { cutPage } from "#server/services/keyset-page.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { hasTextOrPhone } from "#server/services/search-pattern.ts";
import {
  selectContacts,
  selectFoundContacts,
  selectCustomers,
  type CustomerRow,
} from "./contacts.ts";
import { toCustomerSummary } from "./customer-row.ts";

export type CustomerList = {
  readonly items: CustomerSummary[];
  readonly count: number;
  readonly next_cursor: string | null;
};

const sortName = "last";

/**
 * Lists customers by their newest order or quote.
 * @param query Filter, page size 1 to 100 and the cursor of the previous page.
 * @returns The page, the number of all matches and the next page's cursor.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `invalid_input` for an invalid cursor.
 */
export async function listCustomers(
  ctx: ServiceContext,
  { search, limit, cursor }: CustomerQuery,
): Promise<CustomerList> {
  requireAdmin(ctx.actor);
  const after = cursor === undefined ? undefined : decodeCursor(sortName, "moment", cursor);
  const contacts = search
    ? selectFoundContacts(hasTextOrPhone(sql`search_text`, search))
    : selectContacts();
  const [page, counted] = await Promise.all([
    ctx.db.execute<CustomerRow>(selectCustomers(contacts, limit + 1, after)),
    ctx.db.execute<{ count: number }>(
      sql`SELECT count(DISTINCT key)::int AS count FROM (${contacts}) AS contacts`,
    ),
  ]);
  const { rows, next_cursor } = cutPage(page.rows, limit, (last) =>
    encodeCursor(sortName, { value: last.last_at, id: last.id }),
  );
  return { items: rows.map(toCustomerSummary), count: counted.rows[0]?.count ?? 0, next_cursor };
}

import { sql, type SQL } from "drizzle-orm";
import { orders } from "#server/db/schema/orders.ts";
import { quotes } from "#server/db/schema/quotes.ts";

const key = sql`coalesce('account:' || user_id, 'phone:' || phone_key)`;

/**
 * Every order that isn't deleted and every quote, each with the key of its customer. A guest without a usable
 * phone number has none.
 */
export function selectContacts(condition: SQL = sql`true`): SQL {
  const shared = sql`${key} AS key, id, phone_key, customer_name, company_name, nipt, email, phone, created_at`;
  return sql`
    SELECT ${shared}, true AS is_order, CASE WHEN status <> 'cancelled' THEN total END AS total
    FROM ${orders} WHERE deleted_at IS NULL AND (${condition})
    UNION ALL
    SELECT ${shared}, false, NULL FROM ${quotes} WHERE (${condition})`;
}

/** All contacts of the customers who have a contact that meets a condition. */
export function selectFoundContacts(condition: SQL): SQL {
  return selectContacts(sql`${key} IN (SELECT key FROM (${selectContacts(condition)}) AS found)`);
}

/** A customer as `selectCustomers` reads it. */
export type CustomerRow = {
  readonly key: string;
  readonly name: string;
  readonly company_name: string;
  readonly nipt: string;
  readonly email: string;
  readonly phone: string;
  readonly phone_keys: readonly string[];
  readonly orders: number;
  readonly quotes: number;
  readonly notes: number;
  readonly total: string;
  /** Of the newest order or quote, which tells two customers of the same time apart. */
  readonly id: string;
  readonly first_at: string;
  readonly last_at: string;
};

/**
 * Groups contacts by customer, newest first.
 * @param contacts As `selectContacts`, all of each customer.
 * @param after Only those after this end of a page.
 */
export function selectCustomers(
  contacts: SQL,
  limit: number,
  after?: { readonly value: string; readonly id: string },
): SQL {
  const rest = after
    ? sql`WHERE (latest.created_at, latest.id) < (${after.value}::timestamptz, ${after.id}::uuid)`
    : sql``;
  return sql`
    WITH contacts AS (${contacts}), latest AS (
      SELECT DISTINCT ON (key) * FROM contacts WHERE key IS NOT NULL
      ORDER BY key, created_at DESC, id DESC
    ), page AS (
      SELECT * FROM latest ${rest} ORDER BY created_at DESC, id DESC LIMIT ${limit}
    ), sent AS (
      SELECT key, count(*) FILTER (WHERE is_order)::int AS orders,
        count(*) FILTER (WHERE NOT is_order)::int AS quotes, coalesce(sum(total), 0) AS total,
        ${toIso(sql`min(created_at)`)} AS first_at,
        coalesce(array_agg(DISTINCT phone_key) FILTER (WHERE phone_key IS NOT NULL), '{}') AS phone_keys
      FROM contacts WHERE key IN (SELECT key FROM page) GROUP BY key
    ), noted AS (
      SELECT coalesce('account:' || account_id, 'phone:' || phone_key) AS key, count(*)::int AS notes
      FROM customer_notes WHERE deleted_at IS NULL GROUP BY 1
    )
    SELECT key, page.customer_name AS name, page.company_name, page.nipt, page.email, page.phone, page.id,
      ${toIso(sql`page.created_at`)} AS last_at, sent.first_at, sent.orders, sent.quotes, sent.total,
      sent.phone_keys, coalesce(noted.notes, 0) AS notes
    FROM page JOIN sent USING (key) LEFT JOIN noted USING (key)
    ORDER BY page.created_at DESC, page.id DESC`;
}

function toIso(moment: SQL): SQL {
  return sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

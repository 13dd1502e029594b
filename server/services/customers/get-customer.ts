import { eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Customer } from "#domain/customer-schema.ts";
import { readCustomerReference } from "#domain/customer.ts";
import { users } from "#server/db/schema/auth.ts";
import { orders } from "#server/db/schema/orders.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import {
  selectContacts,
  selectFoundContacts,
  selectCustomers,
  type CustomerRow,
} from "./contacts.ts";
import { readCustomerKey, type CustomerKey } from "./customer-key.ts";
import { toCustomerSummary } from "./customer-row.ts";

const maxRelated = 20;

/**
 * Reads a customer: an account, or a guest by phone number in whatever spelling.
 * @param reference The customer's key, or an order or a quote of the customer.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `not_found` without an order or quote, and for a guest
 * without a usable phone number.
 */
export async function getCustomer(ctx: ServiceContext, reference: string): Promise<Customer> {
  requireAdmin(ctx.actor);
  const key = await findCustomerKey(ctx, reference);
  const row = await readCustomer(ctx, key);
  const [related, account] = await Promise.all([readRelated(ctx, row), readAccount(ctx, key)]);
  return {
    ...toCustomerSummary(row),
    email: row.email,
    nipt: row.nipt,
    account,
    total: Number(row.total),
    first_at: row.first_at,
    related: related.map(toCustomerSummary),
  };
}

/** @throws {ServiceError} `not_found` without an order or quote. */
export async function readCustomer(
  ctx: Pick<ServiceContext, "db">,
  key: CustomerKey,
): Promise<CustomerRow> {
  const isSent =
    key.kind === "account"
      ? sql`user_id = ${key.id}`
      : sql`user_id IS NULL AND phone_key = ${key.id}`;
  const { rows } = await ctx.db.execute<CustomerRow>(selectCustomers(selectContacts(isSent), 1));
  if (!rows[0]) throw new ServiceError("not_found");
  return rows[0];
}

async function findCustomerKey(ctx: ServiceContext, reference: string): Promise<CustomerKey> {
  const { kind, id = "" } = readCustomerReference(reference) ?? {};
  if (kind !== "order" && kind !== "quote") return readCustomerKey(reference);
  const table = kind === "order" ? orders : quotes;
  const phoneKey: SQL<string | null> = sql`${table}.phone_key`;
  const [sender] = await ctx.db
    .select({ userId: table.userId, phoneKey })
    .from(table)
    .where(eq(table.id, id));
  if (sender?.userId != null) return { kind: "account", id: sender.userId };
  if (sender?.phoneKey != null) return { kind: "phone", id: sender.phoneKey };
  throw new ServiceError("not_found");
}

async function readRelated(
  ctx: ServiceContext,
  { key, phone_keys: phoneKeys }: CustomerRow,
): Promise<readonly CustomerRow[]> {
  if (phoneKeys.length === 0) return [];
  const samePhone = inArray(sql`phone_key`, [...phoneKeys]);
  const contacts = selectFoundContacts(samePhone);
  const { rows } = await ctx.db.execute<CustomerRow>(selectCustomers(contacts, maxRelated + 1));
  return rows.filter((row) => row.key !== key).slice(0, maxRelated);
}

async function readAccount(
  ctx: ServiceContext,
  { kind, id }: CustomerKey,
): Promise<Customer["account"]> {
  if (kind === "phone") return null;
  const { name, email } = users;
  const [account] = await ctx.db.select({ name, email }).from(users).where(eq(users.id, id));
  return account ?? null;
}

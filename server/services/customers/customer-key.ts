import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { readCustomerReference } from "#domain/customer.ts";
import type { orders } from "#server/db/schema/orders.ts";
import type { quotes } from "#server/db/schema/quotes.ts";
import { ServiceError } from "#server/services/service-error.ts";

/** An account, or the digits of a guest's phone number. */
export type CustomerKey = { readonly kind: "account" | "phone"; readonly id: string };

/** @throws {ServiceError} `invalid_input` for another text. */
export function readCustomerKey(key: string): CustomerKey {
  const { kind, id = "" } = readCustomerReference(key) ?? {};
  if (kind !== "account" && kind !== "phone") {
    throw new ServiceError("invalid_input", { fields: ["key"] });
  }
  return { kind, id };
}

/** The condition that an order or a quote was sent by a customer. */
export function isSentBy(table: typeof orders | typeof quotes, key: string): SQL | undefined {
  const { kind, id } = readCustomerKey(key);
  if (kind === "account") return eq(table.userId, id);
  // A generated column that isn't part of the schema in TypeScript.
  return and(isNull(table.userId), sql`${table}.phone_key = ${id}`);
}

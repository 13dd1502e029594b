import type { CustomerSummary } from "#domain/customer-schema.ts";
import type { CustomerRow } from "./contacts.ts";

/** Converts a row to the list's format. */
export function toCustomerSummary(row: CustomerRow): CustomerSummary {
  return {
    key: row.key,
    name: row.name,
    company_name: row.company_name,
    phone: row.phone,
    orders: row.orders,
    quotes: row.quotes,
    notes: row.notes,
    last_at: row.last_at,
  };
}

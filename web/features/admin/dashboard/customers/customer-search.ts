import { readCustomerReference } from "#domain/customer.ts";

/** The customers' list in the URL; defaults are left out. */
export type CustomerSearch = {
  readonly q?: string;
  /** The customer whose dialog is open: a key, or an order or quote of the customer. */
  readonly customer?: string;
};

/** The API's max length of a search text, in characters. */
export const maxCustomerSearchLength = 100;

/** Parses the list's search params; invalid values are left out. */
export function parseCustomerSearch(raw: Readonly<Record<string, unknown>>): CustomerSearch {
  // The router parses numbers, such as a phone number, which are text here.
  const q = typeof raw["q"] === "number" ? String(raw["q"]) : raw["q"];
  const { customer } = raw;
  return {
    ...(typeof q === "string" && q.trim() !== "" && { q: q.slice(0, maxCustomerSearchLength) }),
    ...(typeof customer === "string" && readCustomerReference(customer) && { customer }),
  };
}

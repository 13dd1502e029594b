import { readCustomerReference } from "#domain/customer.ts";
import { readSearchText } from "#web/platform/read-search-text.ts";

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
  const q = readSearchText(raw["q"], maxCustomerSearchLength);
  const { customer } = raw;
  return {
    ...(q !== undefined && { q }),
    ...(typeof customer === "string" && readCustomerReference(customer) && { customer }),
  };
}

import { useQuery } from "@tanstack/react-query";
import { openTerms, type OrderTerms } from "#domain/order-terms.ts";
import { settingsQuery } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";

/** The shop's terms of VAT, delivery and payment; undefined while they load. */
export function useOrderTerms(): OrderTerms | undefined {
  const { data, isError } = useQuery(settingsQuery(useApi()));
  // An answer stored on the device by an older version has no terms.
  if (data) return "order_terms" in data ? data.order_terms : openTerms;
  return isError ? openTerms : undefined;
}

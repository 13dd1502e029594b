import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/api/queries.ts";
import type { LiveChannel } from "./live-changes.ts";

/** Query groups of which a change of stock concerns only those that hold the product. */
export const shopKeys = [queryKeys.products, queryKeys.search, queryKeys.staffQuote];
/** Query groups that the stock can sort. */
export const stockKeys = [queryKeys.adminProducts, queryKeys.named];

/** The query groups affected by each channel. */
export const listKeys = {
  products: [...shopKeys, ...stockKeys],
  orders: [queryKeys.orders],
  // Customers are also those who asked for a quote.
  quotes: [queryKeys.quotes, queryKeys.customers],
} as const;

/** Refetches active queries, unless they are being fetched already. */
export function reloadShown(queryClient: QueryClient, channel: LiveChannel): void {
  for (const queryKey of listKeys[channel]) {
    void queryClient.refetchQueries({ queryKey, type: "active" }, { cancelRefetch: false });
  }
}

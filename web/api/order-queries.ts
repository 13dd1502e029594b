import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import { queryKeys, retryUnlessRejected } from "./queries.ts";

const orderPageSize = 50;

/** Filters of the order list. */
export type OrderFilter = Omit<
  NonNullable<Parameters<ApiClient["orders"]["list"]>[0]>,
  "limit" | "cursor"
>;

/** Orders visible to the signed-in user, newest first, page by page. */
export function ordersQuery(api: ApiClient, filter: OrderFilter = {}) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.orderList, filter],
    queryFn: ({ pageParam, signal }) =>
      api.orders.list(
        { ...filter, limit: orderPageSize, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

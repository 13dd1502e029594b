import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/lib/api/queries.ts";
import type { OrderItem, OrderPage } from "#web/lib/api/queries.ts";

type Pages = InfiniteData<OrderPage, string | null>;

/** Writes the server's newest picture of an order into the list on screen. */
export function putOrder(queryClient: QueryClient, order: OrderItem): void {
  updatePages(queryClient, (page) => ({
    ...page,
    items: page.items.map((one) => (one.id === order.id ? order : one)),
  }));
}

/** Takes a deleted order off the list on screen. */
export function dropOrder(queryClient: QueryClient, id: string): void {
  updatePages(queryClient, (page) => ({
    ...page,
    count: page.count - 1,
    items: page.items.filter((one) => one.id !== id),
  }));
}

/** Reloads what a changed order touches: the list, the figures, and the stock in the shop. */
export function reloadAfterOrderChange(queryClient: QueryClient): void {
  for (const queryKey of [
    queryKeys.orders,
    queryKeys.stats,
    queryKeys.history,
    queryKeys.products,
    queryKeys.adminProducts,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

function updatePages(queryClient: QueryClient, change: (page: OrderPage) => OrderPage): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: queryKeys.orderList },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}

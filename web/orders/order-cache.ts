import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { type OrderItem, type OrderListPage, queryKeys } from "#web/api/queries.ts";

type Pages = InfiniteData<OrderListPage, string | null>;

/** Updates an order in the lists in the query cache. */
export function putOrder(queryClient: QueryClient, order: OrderItem): void {
  updateLists(queryClient, (pages) =>
    pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === order.id ? order : one)),
    })),
  );
}

/** Removes an order that was deleted or restored from the lists that show it. */
export function dropOrder(queryClient: QueryClient, id: string): void {
  updateLists(queryClient, (pages) =>
    pages.some(({ items }) => items.some((one) => one.id === id))
      ? pages.map((page) => ({
          ...page,
          count: page.count - 1,
          items: page.items.filter((one) => one.id !== id),
        }))
      : pages,
  );
}

/**
 * Drops the order lists that aren't on screen. If one were shown with stale data, a restored order
 * would be announced as new.
 */
export function forgetOtherOrderLists(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: queryKeys.orderList, type: "inactive" });
}

/** Invalidates everything a changed order affects: the list, the figures, and the stock in the shop. */
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

function updateLists(
  queryClient: QueryClient,
  change: (pages: OrderListPage[]) => OrderListPage[],
): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: queryKeys.orderList },
    (data) => data && { ...data, pages: change(data.pages) },
  );
}

import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/lib/api/queries.ts";
import type { OrderItem, OrderListPage } from "#web/lib/api/queries.ts";

type Pages = InfiniteData<OrderListPage, string | null>;

/** Writes the server's newest picture of an order into the list on screen. */
export function putOrder(queryClient: QueryClient, order: OrderItem): void {
  updateLists(queryClient, (pages) =>
    pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === order.id ? order : one)),
    })),
  );
}

/** Takes an order that was deleted, or is no longer deleted, off the lists that show it. */
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
 * Forgets the lists that aren't on screen. A list that is opened with an older answer takes a
 * restored order for a new one, which waits above it.
 */
export function forgetOtherOrderLists(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: queryKeys.orderList, type: "inactive" });
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

function updateLists(
  queryClient: QueryClient,
  change: (pages: OrderListPage[]) => OrderListPage[],
): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: queryKeys.orderList },
    (data) => data && { ...data, pages: change(data.pages) },
  );
}

import type { QueryClient } from "@tanstack/react-query";
import { changeListRow, dropListRow } from "#web/api/list-cache.ts";
import { queryKeys, type OrderItem } from "#web/api/queries.ts";

/** Updates an order in the lists in the query cache. */
export function putOrder(queryClient: QueryClient, order: OrderItem): void {
  changeListRow<OrderItem>(queryClient, queryKeys.orderList, order.id, () => order);
}

/** Removes an order that was deleted or restored from the lists that show it. */
export function dropOrder(queryClient: QueryClient, id: string): void {
  dropListRow(queryClient, queryKeys.orderList, id);
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

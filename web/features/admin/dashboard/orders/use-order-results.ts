import { keepPreviousData } from "@tanstack/react-query";
import { messages } from "#domain/messages.ts";
import { ordersQuery } from "#web/api/order-queries.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId, useKeysetList, type KeysetList } from "#web/api/use-keyset-list.ts";
import { useListErrorToast } from "#web/features/admin/dashboard/use-list-error-toast.ts";
import { orderFilter, type OrderSearch } from "./order-search.ts";

/** Every matching order, newest first, page by page. */
export function useOrderResults(search: OrderSearch): KeysetList<OrderItem> {
  const list = useKeysetList(
    { ...ordersQuery(useApi(), orderFilter(search)), placeholderData: keepPreviousData },
    getRowId,
  );
  useListErrorToast(list.query, messages.orders.loadFailed);
  return list;
}

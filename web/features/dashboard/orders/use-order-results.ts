import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { ordersQuery, type OrderItem } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { useListState, type ListState } from "../use-list-state.ts";
import { orderFilter, type OrderSearch } from "./order-search.ts";

/** The order list's state for the current filters. */
export interface OrderListState extends ListState {
  /** Undefined before the first response, and if it failed. */
  readonly orders: readonly OrderItem[] | undefined;
  /** All matches on every page. */
  readonly count: number;
}

/** Every matching order, newest first, page by page. */
export function useOrderResults(search: OrderSearch): OrderListState {
  const query = useInfiniteQuery({
    ...ordersQuery(useApi(), orderFilter(search)),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const state = useListState(query, messages.orders.loadFailed);
  const orders = useMemo(() => data && unique(data.pages.flatMap((page) => page.items)), [data]);
  return {
    ...state,
    orders: state.hasFailed ? undefined : orders,
    count: data?.pages.at(-1)?.count ?? 0,
  };
}

/** An order that arrives between two pages can appear on both. */
function unique(orders: readonly OrderItem[]): readonly OrderItem[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

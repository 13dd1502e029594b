import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { ordersQuery, type OrderItem } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { useListState, type ListState } from "../use-list-state.ts";
import { orderFilter, type OrderSearch } from "./order-search.ts";

/** What the order list shows for a choice of filters. */
export interface OrderListState extends ListState {
  /** Undefined before the first answer, and where none came. */
  readonly orders: readonly OrderItem[] | undefined;
  /** All that match, on every page. */
  readonly count: number;
}

/** Every order that fits, newest first, page after page. */
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

/** An order that arrives between two pages can stand on both. */
function unique(orders: readonly OrderItem[]): readonly OrderItem[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

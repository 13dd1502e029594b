import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ordersQuery } from "#web/lib/api/queries.ts";
import type { OrderFilter, OrderItem } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";

/** The orders that the signed-in person may see, newest first, page after page. */
export interface OrderList {
  /** Undefined until the first answer. */
  readonly orders: readonly OrderItem[] | undefined;
  /** How many there are on all pages. */
  readonly count: number | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly reload: () => void;
  /** Undefined when everything is shown. */
  readonly showMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
}

export function useOrders(filter?: OrderFilter): OrderList {
  const query = useInfiniteQuery(ordersQuery(useApi(), filter));
  const pages = query.data?.pages;
  const orders = useMemo(() => pages && uniqueOrders(pages.flatMap((page) => page.items)), [pages]);
  return {
    orders,
    count: pages?.at(-1)?.count,
    hasFailed: query.isError,
    isFetching: query.isFetching,
    reload: () => void query.refetch(),
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}

/** An order that arrives between two pages can stand on both. */
function uniqueOrders(orders: readonly OrderItem[]): readonly OrderItem[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

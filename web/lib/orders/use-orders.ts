import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ordersQuery } from "#web/lib/api/queries.ts";
import type { OrderFilter, OrderItem } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";

/** Orders visible to the signed-in user, newest first, page by page. */
export interface OrderList {
  /** Undefined until the first answer. */
  readonly orders: readonly OrderItem[] | undefined;
  /** Number of orders on all pages. */
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

/** Removes duplicates: an order that arrives between two page loads can be on both. */
function uniqueOrders(orders: readonly OrderItem[]): readonly OrderItem[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { ordersQuery, type OrderItem } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { toast } from "#web/ui/toast.ts";
import { orderFilter, type OrderSearch } from "./order-search.ts";

/** What the order list shows for a choice of filters. */
export interface OrderResults {
  /** Undefined before the first answer, and where none came. */
  readonly orders: readonly OrderItem[] | undefined;
  /** All that match, on every page. */
  readonly count: number;
  /** The shown orders belong to the choice before; the right ones are on their way. */
  readonly isOld: boolean;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Every order that fits, newest first, page after page. */
export function useOrderResults(search: OrderSearch): OrderResults {
  const query = useInfiniteQuery({
    ...ordersQuery(useApi(), orderFilter(search)),
    placeholderData: keepPreviousData,
  });
  const { data, errorUpdatedAt, isFetchNextPageError, isPlaceholderData } = query;
  const hasFailed = query.isError && (data === undefined || isPlaceholderData);
  useFailureToast(query.isError ? errorUpdatedAt : 0);
  const orders = useMemo(() => data && unique(data.pages.flatMap((page) => page.items)), [data]);
  return {
    orders: hasFailed ? undefined : orders,
    count: data?.pages.at(-1)?.count ?? 0,
    isOld: isPlaceholderData,
    hasFailed,
    isFetching: query.isFetching,
    hasMore: query.hasNextPage && !isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}

/** An order that arrives between two pages can stand on both. */
function unique(orders: readonly OrderItem[]): readonly OrderItem[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

function useFailureToast(failedAt: number): void {
  useEffect(() => {
    if (failedAt > 0) toast.error(messages.orders.loadFailed);
  }, [failedAt]);
}

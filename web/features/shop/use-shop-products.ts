import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { messages } from "#domain/messages.ts";
import type { ShopSearch } from "#domain/shop-list.ts";
import type { BrandUse } from "#domain/taxonomy.ts";
import { productFiltersQuery, productsQuery, type ProductItem } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { isLastSeen } from "#web/lib/last-seen/is-last-seen.ts";
import { useOnline } from "#web/lib/use-online.ts";
import { toast } from "#web/ui/toast.ts";

export interface ShopProducts {
  /** Undefined before the first response, and if it failed. */
  readonly products: readonly ProductItem[] | undefined;
  /** All matches on every page. */
  readonly count: number;
  readonly pages: number;
  /** The products belong to the previous filters while the next ones load. */
  readonly isOld: boolean;
  readonly hasFailed: boolean;
  /** When the products were fetched, if the shop is unreachable. */
  readonly lastSeenAt: number | undefined;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The shop's products for the current filters. */
export function useShopProducts(search: ShopSearch): ShopProducts {
  const isOnline = useOnline();
  const query = useInfiniteQuery({
    ...productsQuery(useApi(), search),
    placeholderData: keepPreviousData,
  });
  const { data, errorUpdatedAt, isFetchNextPageError } = query;
  const hasFailed = query.isError && (data === undefined || query.isPlaceholderData);
  useFailureToast(hasFailed || isFetchNextPageError ? errorUpdatedAt : 0);
  const products = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return {
    products: hasFailed ? undefined : products,
    count: data?.pages.at(-1)?.count ?? 0,
    pages: data?.pages.length ?? 0,
    isOld: query.isPlaceholderData,
    hasFailed,
    lastSeenAt: isLastSeen(query, isOnline) ? query.dataUpdatedAt : undefined,
    isFetching: query.isFetching,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}

/** Categories and brands in use; without them the filters offer the built-in ones. */
export function useProductUses(): readonly BrandUse[] {
  return useQuery(productFiltersQuery(useApi())).data?.uses ?? [];
}

function useFailureToast(failedAt: number): void {
  useEffect(() => {
    if (failedAt > 0) toast.error(messages.products.loadFailed);
  }, [failedAt]);
}

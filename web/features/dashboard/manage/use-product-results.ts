import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { adminProductsQuery, type AdminProduct } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { toast } from "#web/ui/toast.ts";
import { productFilter, type ProductSearch } from "./product-search.ts";
import { windowPages } from "./window-pages.ts";

/** What the product list shows for a choice of filters. */
export interface ProductResults {
  /** Undefined before the first answer, and where none came. */
  readonly products: readonly AdminProduct[] | undefined;
  /** All that match, on every page. */
  readonly count: number;
  /** Loaded ones, those that are put away included. */
  readonly loaded: number;
  /** Loaded ones above the first that is shown. */
  readonly putAway: number;
  /** The shown products belong to the choice before; the right ones are on their way. */
  readonly isOld: boolean;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly backToStart: () => void;
  readonly retry: () => void;
}

/** Every product that fits, page after page. */
export function useProductResults(search: ProductSearch): ProductResults {
  const queryClient = useQueryClient();
  const options = adminProductsQuery(useApi(), productFilter(search));
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { data, errorUpdatedAt, isFetchNextPageError, isPlaceholderData } = query;
  const hasFailed = query.isError && (data === undefined || isPlaceholderData);
  useFailureToast(query.isError ? errorUpdatedAt : 0);
  const shown = useMemo(() => data && windowPages(data.pages), [data]);
  return {
    products: hasFailed ? undefined : shown?.products,
    count: data?.pages.at(-1)?.count ?? 0,
    loaded: shown?.loaded ?? 0,
    putAway: shown?.putAway ?? 0,
    isOld: isPlaceholderData,
    hasFailed,
    isFetching: query.isFetching,
    hasMore: query.hasNextPage && !isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    backToStart() {
      queryClient.setQueryData(
        options.queryKey,
        (kept) =>
          kept && { pages: kept.pages.slice(0, 1), pageParams: kept.pageParams.slice(0, 1) },
      );
    },
    retry: () => void query.refetch(),
  };
}

function useFailureToast(failedAt: number): void {
  useEffect(() => {
    if (failedAt > 0) toast.error(messages.products.loadFailed);
  }, [failedAt]);
}

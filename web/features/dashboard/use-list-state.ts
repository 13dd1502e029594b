import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { readApiError } from "#web/lib/api/api-error.ts";
import { toast } from "#web/ui/toast.ts";

/** The loading state of a paginated list. */
export interface ListState {
  /** The rows belong to the previous filters while the next ones load. */
  readonly isOld: boolean;
  /** The first load failed, so there is nothing to show. */
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/**
 * Derives the state of a list that keeps the previous rows until the next ones arrive. Reports each error
 * once.
 */
export function useListState(
  query: UseInfiniteQueryResult<unknown, unknown>,
  failed: string,
): ListState {
  const { data, isError, errorUpdatedAt, isPlaceholderData } = query;
  const hasEnded = readApiError(query.error)?.status === 401;
  const failedAt = isError ? errorUpdatedAt : 0;
  useEffect(() => {
    // The page itself reports a lost connection or an ended session.
    if (failedAt > 0 && navigator.onLine && !hasEnded) toast.error(failed);
  }, [failedAt, failed, hasEnded]);
  return {
    isOld: isPlaceholderData,
    hasFailed: isError && (data === undefined || isPlaceholderData),
    isFetching: query.isFetching,
    hasMore: query.hasNextPage && !isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}

import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { readApiError } from "#web/lib/api/api-error.ts";
import { toast } from "#web/ui/toast.ts";

/** How a list that comes page after page is doing, whatever it lists. */
export interface ListState {
  /** The rows shown belong to the choice before; the right ones are on their way. */
  readonly isOld: boolean;
  /** Nothing is there to be shown. */
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/**
 * Reads the state of a list that keeps the rows of the choice before until the next ones arrive,
 * and says each failure once.
 */
export function useListState(
  query: UseInfiniteQueryResult<unknown, unknown>,
  failed: string,
): ListState {
  const { data, isError, errorUpdatedAt, isPlaceholderData } = query;
  const hasEnded = readApiError(query.error)?.status === 401;
  const failedAt = isError ? errorUpdatedAt : 0;
  useEffect(() => {
    // Without a network, or without a session, the page says so itself.
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

import {
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { readApiError } from "#web/api/api-error.ts";
import {
  useKeysetList,
  type KeysetList,
  type KeysetOptions,
  type KeysetPage,
} from "#web/api/use-keyset-list.ts";
import { toast } from "#web/ui/toast.ts";

/**
 * A list of the dashboard: the rows of the previous filters stay until the next ones arrive, and a toast
 * reports an error.
 * @param getKey Like that of `useKeysetList`.
 * @param failed The toast of an error.
 */
export function useDashboardList<Page extends KeysetPage<unknown>, Failure, Key extends QueryKey>(
  options: KeysetOptions<Page, Failure, Key>,
  getKey: (row: Page["items"][number]) => unknown,
  failed: string,
): KeysetList<Page["items"][number], Page> & { readonly isLoading: boolean } {
  const list = useKeysetList({ ...options, placeholderData: keepPreviousData }, getKey);
  useErrorToast(list.query, failed);
  return { ...list, isLoading: list.isOld || (!list.items && !list.hasFailed) };
}

/** Reports each error of a list once. */
function useErrorToast(query: UseInfiniteQueryResult<unknown, unknown>, failed: string): void {
  const hasEnded = readApiError(query.error)?.status === 401;
  const failedAt = query.isError ? query.errorUpdatedAt : 0;
  useEffect(() => {
    // The page itself reports a lost connection or an ended session.
    if (failedAt > 0 && navigator.onLine && !hasEnded) toast.error(failed);
  }, [failedAt, failed, hasEnded]);
}

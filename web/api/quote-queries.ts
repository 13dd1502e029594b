import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { readApiError } from "./api-error.ts";
import type { ApiClient } from "./client.ts";
import { queryKeys, retryUnlessRejected } from "./queries.ts";

/** Filters of the staff's list. */
export type QuoteFilter = Omit<
  NonNullable<Parameters<ApiClient["quotes"]["list"]>[0]>,
  "limit" | "cursor"
>;

const pageSize = 50;

/** The quote that a private link opens. */
export function followedQuoteQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: [...queryKeys.quotes, "followed", token],
    queryFn: ({ signal }) => api.quotes.follow({ token }, { signal }),
    // Drop it from the cache when the page is left.
    gcTime: 0,
    retry: (failures, problem) => failures < 2 && readApiError(problem) === undefined,
    refetchOnWindowFocus: "always",
  });
}

/** Quotes, newest first, page by page (admin). */
export function quotesQuery(api: ApiClient, filter: QuoteFilter = {}) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.quotes, "list", filter],
    queryFn: ({ pageParam, signal }) =>
      api.quotes.list(
        { ...filter, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

/** One quote with its lines (admin). */
export function staffQuoteQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...queryKeys.staffQuote, id],
    queryFn: ({ signal }) => api.quotes.get({ id }, { signal }),
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

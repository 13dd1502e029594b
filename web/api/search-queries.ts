import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import { queryKeys, retryUnlessRejected } from "./queries.ts";

export type SearchMiss = Awaited<ReturnType<ApiClient["searchMisses"]["list"]>>["items"][number];
export type Synonyms = Awaited<ReturnType<ApiClient["synonyms"]["list"]>>["items"][number];

/** Filters of the searches that found nothing. */
export type SearchMissFilter = Omit<
  NonNullable<Parameters<ApiClient["searchMisses"]["list"]>[0]>,
  "limit" | "cursor"
>;

const missPageSize = 50;

/** Searches that found no product, page by page (admin). */
export function searchMissesQuery(api: ApiClient, filter: SearchMissFilter = {}) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.searchMisses, filter],
    queryFn: ({ pageParam, signal }) =>
      api.searchMisses.list(
        { ...filter, limit: missPageSize, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

/** Groups of synonyms that staff added, with deleted ones (admin). */
export function synonymsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.synonyms,
    queryFn: ({ signal }) => api.synonyms.list(undefined, { signal }),
    refetchOnWindowFocus: "always",
    retry: retryUnlessRejected,
  });
}

const freshMs = 60_000;

/** The synonyms that the search uses besides the built-in ones. */
export function currentSynonymsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.currentSynonyms,
    queryFn: ({ signal }) => api.synonyms.current(undefined, { signal }),
    staleTime: freshMs,
    retry: false,
    // The search works without them, so a failed request is no error.
    meta: { isOptional: true },
  });
}

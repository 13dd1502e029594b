import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import { queryKeys, retryUnlessRejected } from "./queries.ts";

/** Records with a history. */
export type HistoryTopic = "products" | "orders" | "quotes" | "searchMisses" | "synonyms";

/** Change history of a record: who and when (admin). */
export function historyQuery(api: ApiClient, topic: HistoryTopic, id: string) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.history, topic, id],
    queryFn: ({ pageParam, signal }) =>
      api[topic].history({ id, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    retry: retryUnlessRejected,
  });
}

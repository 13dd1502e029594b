import type { QueryClient } from "@tanstack/react-query";
import type { RequestContext } from "#web/api/request-context.ts";

const startKey = ["live", "start"];

/**
 * Stores the number of the last change before SSR in the page, so that its streams start exactly
 * there: no change is missed and nothing is loaded twice.
 */
export function seedLiveStart(context: {
  readonly queryClient: QueryClient;
  readonly request: RequestContext | undefined;
}): void {
  if (context.request) context.queryClient.setQueryData(startKey, context.request.liveSeq);
}

/**
 * The change number at which this page's streams start; undefined for a page that wasn't rendered
 * by the server.
 */
export function readLiveStart(queryClient: QueryClient): number | undefined {
  return queryClient.getQueryData<number>(startKey);
}

import type { QueryClient, QueryKey } from "@tanstack/react-query";
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

/** Whether a query holds the number of the last change before SSR. */
export function isLiveStart(queryKey: QueryKey): boolean {
  return queryKey[0] === startKey[0];
}

/**
 * The change number at which this page's streams start; undefined for a page that wasn't rendered
 * by the server and has got no position since.
 */
export function readLiveStart(queryClient: QueryClient): number | undefined {
  return queryClient.getQueryData<number>(startKey);
}

/**
 * Stores the change number of the first answer that a page without one has got, so that its stream
 * continues from there instead of loading everything again.
 */
export function seedLivePosition(queryClient: QueryClient, position: number): void {
  if (readLiveStart(queryClient) === undefined) queryClient.setQueryData(startKey, position);
}

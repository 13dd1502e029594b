import type { QueryClient } from "@tanstack/react-query";
import type { RequestContext } from "../request-context.ts";

const startKey = ["live", "start"];

/**
 * Hands the page the number of the last change before it was rendered, so that its streams begin
 * exactly there: nothing is missed, and nothing has to be loaded a second time.
 */
export function seedLiveStart(context: {
  readonly queryClient: QueryClient;
  readonly request: RequestContext | undefined;
}): void {
  if (context.request) context.queryClient.setQueryData(startKey, context.request.liveSeq);
}

/** Where streams of this page begin; undefined for a page that no server rendered just now. */
export function readLiveStart(queryClient: QueryClient): number | undefined {
  return queryClient.getQueryData<number>(startKey);
}

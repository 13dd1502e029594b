import type { QueryClient } from "@tanstack/react-query";
import { readApiError } from "#web/api/api-error.ts";
import { queryKeys } from "#web/api/queries.ts";

/** Interval of the session check in a signed-in tab, in milliseconds. */
export const checkEveryMs = 30_000;

const checksBeforeEnd = 3;

/** Whether a session has to be extended now: it ends within three checks, or its end is unknown. */
export function isRefreshDue(endsAtMs: number | undefined, nowMs: number): boolean {
  return endsAtMs === undefined || endsAtMs - nowMs <= checksBeforeEnd * checkEveryMs;
}

/** After a 401, reloads the session immediately. */
export function noteSessionEnd(queryClient: QueryClient, error: unknown): void {
  if (readApiError(error)?.status !== 401) return;
  void queryClient.invalidateQueries({ queryKey: queryKeys.me });
}

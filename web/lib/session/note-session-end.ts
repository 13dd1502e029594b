import type { QueryClient } from "@tanstack/react-query";
import { readApiError } from "#web/lib/api/api-error.ts";
import { queryKeys } from "#web/lib/api/queries.ts";

/** A call that was refused for want of a session: the page asks at once who is signed in. */
export function noteSessionEnd(queryClient: QueryClient, error: unknown): void {
  if (readApiError(error)?.status !== 401) return;
  void queryClient.invalidateQueries({ queryKey: queryKeys.me });
}

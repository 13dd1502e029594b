import type { QueryClient } from "@tanstack/react-query";
import { readApiError } from "#web/api/api-error.ts";
import { queryKeys } from "#web/api/queries.ts";

/** After a 401, reloads the session immediately. */
export function noteSessionEnd(queryClient: QueryClient, error: unknown): void {
  if (readApiError(error)?.status !== 401) return;
  void queryClient.invalidateQueries({ queryKey: queryKeys.me });
}

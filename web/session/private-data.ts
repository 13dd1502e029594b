import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { queryKeys } from "#web/api/queries.ts";

/** Queries with public data. All others belong to the signed-in user. */
const publicKeys: ReadonlySet<unknown> = new Set([
  queryKeys.products[0],
  queryKeys.brands[0],
  queryKeys.settings[0],
  queryKeys.me[0],
]);

/** Removes all private answers from the query cache, before another user uses the same tab. */
export function dropPrivateData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) });
  queryClient.getMutationCache().clear();
}

/** Aborts the signed-in user's requests, which the server would reject after a sign-out. */
export function cancelPrivateQueries(queryClient: QueryClient): Promise<void> {
  return queryClient.cancelQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) });
}

/** Whether an answer under this key may differ between users. */
function isPrivate(queryKey: QueryKey): boolean {
  return !publicKeys.has(queryKey[0]);
}

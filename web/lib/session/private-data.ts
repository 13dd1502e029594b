import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { queryKeys } from "#web/lib/api/queries.ts";

/** What everyone may see. Whatever isn't listed belongs to the person who is signed in. */
const publicKeys: ReadonlySet<unknown> = new Set([
  queryKeys.products[0],
  queryKeys.brands[0],
  queryKeys.settings[0],
  queryKeys.me[0],
]);

/** Forgets every answer that one account has seen, before another person uses the same tab. */
export function dropPrivateData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) });
  queryClient.getMutationCache().clear();
}

/** Whether an answer under this key may differ from person to person. */
function isPrivate(queryKey: QueryKey): boolean {
  return !publicKeys.has(queryKey[0]);
}

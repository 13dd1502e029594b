import { useQuery, type QueryClient } from "@tanstack/react-query";
import type { AddedSynonyms } from "#catalogue/search/merge-synonyms.ts";
import type { ApiClient } from "#web/api/client.ts";
import { currentSynonymsQuery } from "#web/api/search-queries.ts";
import { useApi } from "#web/api/use-api.ts";

const none: readonly AddedSynonyms[] = [];

/**
 * The synonyms of staff, which the search uses besides the built-in ones; the same array until they change.
 * Without a connection they are those seen last, or none.
 */
export function useAddedSynonyms(): readonly AddedSynonyms[] {
  return useQuery(currentSynonymsQuery(useApi())).data?.groups ?? none;
}

/** Loads the same outside of a component. */
export async function readAddedSynonyms(
  client: QueryClient,
  api: ApiClient,
): Promise<readonly AddedSynonyms[]> {
  const options = currentSynonymsQuery(api);
  // A failed query has the answer that was seen last, if there is one.
  await client.query(options).catch(() => undefined);
  return client.getQueryData(options.queryKey)?.groups ?? none;
}

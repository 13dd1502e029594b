import { useQuery } from "@tanstack/react-query";
import type { AddedSynonyms } from "#catalogue/search/merge-synonyms.ts";
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

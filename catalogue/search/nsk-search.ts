import { markAskedTaper } from "./asked-taper.ts";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch, type Search } from "./create-search.ts";
import { groupResults, type ResultCategory } from "./group-results.ts";
import { mergeSynonyms, type AddedSynonyms } from "./merge-synonyms.ts";
import { listNskRecords } from "./nsk-records.ts";
import type { Understood } from "./search-answer.ts";
import { searchCatalogue, type CatalogueQuery } from "./search-catalogue.ts";
import type { SearchEntry } from "./search-entry.ts";
import { buildSearchIndex } from "./search-index.ts";
import type { SearchRecord } from "./search-record.ts";
import { toRecord } from "./to-record.ts";

/** Results of the catalogue's search and what its text was understood as. */
export type NskSearchAnswer = {
  readonly groups: readonly ResultCategory[];
  /** Absent for a blank text. */
  readonly understood?: Understood;
};

/** Max number of parts that are found by code, dimensions or words. */
const maxHits = 100;

const index = buildSearchIndex(listNskRecords());
const recordsByCode = new Map(index.records.map((record) => [record.code, record]));
const none: readonly AddedSynonyms[] = [];
let built: { readonly added: readonly AddedSynonyms[]; readonly search: Search } | undefined;

/**
 * Searches NSK's range by a substring, and all parts by codes, dimensions and words. The substring's
 * results come first; the group with the best result comes first.
 *
 * @param added Synonyms of staff, the same array until they change.
 */
export function searchNsk(query: CatalogueQuery, added = none): NskSearchAnswer {
  const matches = searchCatalogue(index, query);
  if (query.text.trim() === "") return { groups: groupResults(matches) };
  const { understood, hits } = prepareSearch(added)(query.text, maxHits);
  const known = new Set<SearchRecord>(matches);
  const further = hits.flatMap((hit): readonly SearchRecord[] => {
    const { entry, reason } = hit;
    const isLoose = reason.kind === "words" || reason.kind === "beginning";
    const own = entry.maker === "NSK" ? recordsByCode.get(entry.codes[0] ?? "") : undefined;
    const isWanted = query.families.length === 0 || query.families.includes(entry.family ?? "");
    if (!isWanted || (own && known.has(own)) || (isLoose && matches.length > 0)) return [];
    return [toRecord(hit, own)];
  });
  return {
    groups: groupResults(markAskedTaper([...matches, ...further], query.text)),
    understood,
  };
}

function prepareSearch(added: readonly AddedSynonyms[]): Search {
  if (built?.added !== added) {
    const entries = listBuiltInEntries().filter(isShown);
    built = { added, search: createSearch(entries, mergeSynonyms(added)) };
  }
  return built.search;
}

/** Bearings of other makers have the numbers of NSK's and pages of their own. */
function isShown({ kind, maker }: SearchEntry): boolean {
  return kind !== "bearing" || maker === "NSK";
}

import { buildEntryIndex } from "./entry-index.ts";
import { readEntryTerms } from "./entry-terms.ts";
import { findSeries } from "./find-unread.ts";
import { rankEntries } from "./rank-entries.ts";
import { readQuery } from "./read-query.ts";
import type { SearchAnswer } from "./search-answer.ts";
import type { SearchEntry } from "./search-entry.ts";
import { stopWords, synonymGroups, type SynonymGroup } from "./synonyms.data.ts";
import { createVocabulary } from "./vocabulary.ts";
import { findTerms } from "./word-index.ts";

/** Searches entries by code, dimensions and words. */
export type Search = (query: string, limit?: number) => SearchAnswer;

const defaultLimit = 50;

/**
 * Prepares a search over entries. Build it once and reuse it: a search takes a small part of the time.
 *
 * @param groups Synonyms; the built-in ones by default.
 */
export function createSearch(
  entries: readonly SearchEntry[],
  groups: readonly SynonymGroup[] = synonymGroups,
): Search {
  const vocabulary = createVocabulary(groups, stopWords);
  const index = buildEntryIndex(entries.map((entry) => readEntryTerms(entry, vocabulary)));
  const known = index.words;
  const isKnownTerm = (term: string): boolean => findTerms(known, term).length > 0;
  const isSeries = (code: string): boolean => findSeries(index, code).length > 0;
  return (query, limit = defaultLimit) => {
    const reading = readQuery(query, { vocabulary, isKnownTerm, isSeries });
    const { understood, hits } = rankEntries(index, reading, { vocabulary, known }, limit);
    return { understood, hits };
  };
}

import type { SearchEntry } from "./search-entry.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** An entry with the terms of its texts. Reading them takes longer than a search among few entries. */
export type EntryWithTerms = {
  readonly entry: SearchEntry;
  /** Terms of its name, maker, keywords and the parts of its codes, with repetitions. */
  readonly nameTerms: readonly string[];
  /** Terms of its further texts, with repetitions. */
  readonly textTerms: readonly string[];
};

/** Reads the terms by which an entry is found. */
export function readEntryTerms(entry: SearchEntry, { toTerms, widen }: Vocabulary): EntryWithTerms {
  const { name, maker = "", keywords = "", codes, words } = entry;
  const read = (text: string): readonly string[] => toTerms(text).flatMap(widen);
  return {
    entry,
    nameTerms: read([name, maker, keywords, ...codes].join(" ")),
    textTerms: read(words),
  };
}

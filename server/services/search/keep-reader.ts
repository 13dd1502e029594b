import { mergeSynonyms } from "#catalogue/search/merge-synonyms.ts";
import type { Database } from "#server/db/client.ts";
import type { ChangeFeed } from "#server/live/change.ts";
import { createSearchReader, type SearchReader } from "./search-reader.ts";
import { readSynonyms } from "./synonyms/read-synonyms.ts";

/** Reads the synonyms again after each change, and keeps the reader while they are the same. */
export function keepReader(db: Database, feed: ChangeFeed): () => Promise<SearchReader> {
  let cached: { readonly version: string; readonly reader: SearchReader } | undefined;
  let current: Promise<SearchReader> | undefined;
  const read = async (): Promise<SearchReader> => {
    const { version, groups } = await readSynonyms(db);
    if (cached?.version !== version) {
      cached = { version, reader: createSearchReader(mergeSynonyms(groups)) };
    }
    return cached.reader;
  };
  feed.watch("synonyms", () => {
    current = undefined;
  });
  return async () => {
    const reading = (current ??= read());
    try {
      return await reading;
    } catch (error) {
      if (current === reading) current = undefined;
      throw error;
    }
  };
}

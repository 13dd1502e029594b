import type { SynonymsRecord } from "#domain/search-words-schema.ts";
import type { SynonymInput } from "#domain/search-words.ts";
import type { searchSynonyms } from "#server/db/schema/search-words.ts";

type SynonymsRow = typeof searchSynonyms.$inferSelect;

/** The columns of a group as it was sent, each word once. */
export function toSynonymColumns({
  term,
  words,
  without = [],
  means,
}: SynonymInput): Pick<SynonymsRow, "term" | "words" | "without" | "means"> {
  return { term, words: [...new Set(words)], without: [...new Set(without)], means };
}

/** Converts a row to the API's format. */
export function toSynonyms(row: SynonymsRow, deletedBy: string | null = null): SynonymsRecord {
  return {
    id: row.id,
    term: row.term,
    words: [...row.words],
    ...(row.without.length > 0 && { without: [...row.without] }),
    means: row.means,
    updated_at: row.updatedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
    deleted_by: deletedBy,
  };
}

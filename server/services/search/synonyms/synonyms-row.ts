import type { SynonymsRecord } from "#domain/search-words-schema.ts";
import type { searchSynonyms } from "#server/db/schema/search-words.ts";

type SynonymsRow = typeof searchSynonyms.$inferSelect;

/** Converts a row to the API's format. */
export function synonymsOfRow(row: SynonymsRow, deletedBy: string | null = null): SynonymsRecord {
  return {
    id: row.id,
    term: row.term,
    words: [...row.words],
    means: row.means,
    updated_at: row.updatedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
    deleted_by: deletedBy,
  };
}

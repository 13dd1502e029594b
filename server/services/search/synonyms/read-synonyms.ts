import { hash } from "node:crypto";
import { asc, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { synonymGroupSchema } from "#domain/search-words-schema.ts";
import type { Database, Transaction } from "#server/db/client.ts";
import { searchSynonyms } from "#server/db/schema/search-words.ts";

/** The synonyms that staff added. */
export type CurrentSynonyms = {
  /** Changes with the groups. */
  readonly version: string;
  readonly groups: z.output<typeof synonymGroupSchema>[];
};

/** Reads the synonyms that staff added, oldest first. Open to every actor. */
export async function readSynonyms(db: Database | Transaction): Promise<CurrentSynonyms> {
  const { id, term, words, without, means, deletedAt } = searchSynonyms;
  const rows = await db
    .select({ term, words, without, means })
    .from(searchSynonyms)
    .where(isNull(deletedAt))
    .orderBy(asc(searchSynonyms.createdAt), asc(id));
  const groups = rows.map((row) => ({
    term: row.term,
    words: [...row.words],
    ...(row.without.length > 0 && { without: [...row.without] }),
    means: row.means,
  }));
  return { version: hash("sha256", JSON.stringify(groups), "base64url").slice(0, 12), groups };
}

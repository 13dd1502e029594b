import type { NewSynonyms, SynonymsRecord } from "#domain/search-words-schema.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { searchSynonyms } from "#server/db/schema/search-words.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { changeSynonyms, checkSynonyms, findSynonyms } from "./change-synonyms.ts";
import { toSynonymColumns } from "./synonyms-row.ts";

/**
 * Adds a group of synonyms. A retry with an id that was already used adds nothing.
 * @throws {ServiceError} `unauthorized`, `forbidden`; `invalid_input` with the wrong fields;
 * `too_many_synonyms`.
 */
export async function createSynonyms(
  ctx: ServiceContext,
  { id: givenId, ...input }: NewSynonyms,
): Promise<SynonymsRecord> {
  requireAdmin(ctx.actor);
  const now = ctx.now();
  const id = givenId ?? createTimeOrderedId(now.getTime());
  return changeSynonyms(ctx, async (tx) => {
    const first = await findSynonyms(tx, id);
    if (first) return first;
    await checkSynonyms(tx, id, input);
    const [created] = await tx
      .insert(searchSynonyms)
      .values({ ...toSynonymColumns(input), id, createdAt: now, updatedAt: now })
      .returning();
    return created;
  });
}

import { and, eq, isNull } from "drizzle-orm";
import type { SynonymsRecord } from "#domain/search-words-schema.ts";
import type { SynonymInput } from "#domain/search-words.ts";
import { searchSynonyms } from "#server/db/schema/search-words.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { changeSynonyms, checkSynonyms } from "./change-synonyms.ts";
import { toSynonymColumns } from "./synonyms-row.ts";

/**
 * Changes a group of synonyms.
 * @throws {ServiceError} `unauthorized`, `forbidden`; `not_found`, also if it is deleted;
 * `invalid_input` with the wrong fields.
 */
export async function updateSynonyms(
  ctx: ServiceContext,
  { id, ...input }: SynonymInput & { readonly id: string },
): Promise<SynonymsRecord> {
  requireAdmin(ctx.actor);
  return changeSynonyms(ctx, async (tx) => {
    const [changed] = await tx
      .update(searchSynonyms)
      .set({ ...toSynonymColumns(input), updatedAt: ctx.now() })
      .where(and(eq(searchSynonyms.id, id), isNull(searchSynonyms.deletedAt)))
      .returning();
    if (changed) await checkSynonyms(tx, id, input);
    return changed;
  });
}

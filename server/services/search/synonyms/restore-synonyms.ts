import { eq } from "drizzle-orm";
import { isUndoable } from "#domain/history.ts";
import type { SynonymsRecord } from "#domain/search-words-schema.ts";
import { searchSynonyms } from "#server/db/schema/search-words.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { changeSynonyms, checkSynonyms, findSynonyms } from "./change-synonyms.ts";

/**
 * Restores a deleted group of synonyms.
 * @throws {ServiceError} `unauthorized`, `forbidden`; `not_found` if it is unknown or isn't deleted;
 * `undo_expired` after 30 days; `invalid_input` if another group has one of its words by now.
 */
export async function restoreSynonyms(ctx: ServiceContext, id: string): Promise<SynonymsRecord> {
  requireAdmin(ctx.actor);
  return changeSynonyms(ctx, async (tx) => {
    const deleted = await findSynonyms(tx, id);
    if (!deleted?.deletedAt) throw new ServiceError("not_found");
    if (!isUndoable(deleted.deletedAt, ctx.now())) throw new ServiceError("undo_expired");
    await checkSynonyms(tx, id, deleted);
    const [restored] = await tx
      .update(searchSynonyms)
      .set({ deletedAt: null, deletedBy: null, updatedAt: ctx.now() })
      .where(eq(searchSynonyms.id, id))
      .returning();
    return restored;
  });
}

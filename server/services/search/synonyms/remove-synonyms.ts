import { and, eq, isNull } from "drizzle-orm";
import { searchSynonyms } from "#server/db/schema/search-words.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { changeSynonyms } from "./change-synonyms.ts";

/**
 * Deletes a group of synonyms, which can be restored for 30 days.
 * @throws {ServiceError} `unauthorized`, `forbidden`; `not_found`, also if it is already deleted.
 */
export async function removeSynonyms(ctx: ServiceContext, id: string): Promise<void> {
  const admin = requireAdmin(ctx.actor);
  await changeSynonyms(ctx, async (tx) => {
    const [removed] = await tx
      .update(searchSynonyms)
      .set({ deletedAt: ctx.now(), deletedBy: admin.userId, updatedAt: ctx.now() })
      .where(and(eq(searchSynonyms.id, id), isNull(searchSynonyms.deletedAt)))
      .returning();
    return removed;
  });
}

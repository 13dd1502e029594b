import { desc, eq, gte, isNull, or } from "drizzle-orm";
import { undoableSince } from "#domain/history.ts";
import type { SynonymsRecord } from "#domain/search-words-schema.ts";
import { users } from "#server/db/schema/auth.ts";
import { searchSynonyms } from "#server/db/schema/search-words.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { toSynonyms } from "./synonyms-row.ts";

/** Far above the groups that can exist; of those deleted in the last 30 days the newest. */
const maxRows = 1_000;

/**
 * Lists the groups of synonyms that staff added, newest first, with those that can be restored.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function listSynonyms(ctx: ServiceContext): Promise<SynonymsRecord[]> {
  requireAdmin(ctx.actor);
  const { createdAt, deletedAt, deletedBy, id } = searchSynonyms;
  const rows = await ctx.db
    .select({ group: searchSynonyms, deletedByName: users.name })
    .from(searchSynonyms)
    .leftJoin(users, eq(users.id, deletedBy))
    .where(or(isNull(deletedAt), gte(deletedAt, undoableSince(ctx.now()))))
    .orderBy(desc(deletedAt), desc(createdAt), desc(id))
    .limit(maxRows);
  return rows.map(({ group, deletedByName }) => toSynonyms(group, deletedByName));
}

import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { findSynonymErrors, type SynonymError } from "#catalogue/search/find-synonym-errors.ts";
import type { SynonymsRecord } from "#domain/search-words-schema.ts";
import { maxSynonymGroups, type SynonymInput } from "#domain/search-words.ts";
import type { Transaction } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { searchSynonyms } from "#server/db/schema/search-words.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { toSynonyms } from "./synonyms-row.ts";

/**
 * Runs a change of one group of synonyms and tells all processes of it. Changes come one after the other,
 * so that no two groups get the same word and their number stays within its limit.
 * @param ctx The context; the caller's permission is already checked.
 * @param change Returns the changed row; undefined if there is none.
 * @throws {ServiceError} `not_found` if no row was changed.
 */
export async function changeSynonyms(
  ctx: ServiceContext,
  change: (tx: Transaction) => Promise<typeof searchSynonyms.$inferSelect | undefined>,
): Promise<SynonymsRecord> {
  const row = await runTransaction(ctx.db, async (tx) => {
    await tx.execute(sql`LOCK TABLE ${searchSynonyms} IN SHARE ROW EXCLUSIVE MODE`);
    await nameActor(tx, ctx.actor);
    const changed = await change(tx);
    if (!changed) throw new ServiceError("not_found");
    await recordChanges(tx, "synonyms", "updated", [changed.id]);
    return changed;
  });
  ctx.announceChanges("synonyms");
  return toSynonyms(row);
}

/**
 * Checks a group against the rules and the other groups.
 * @param id The group's own id, which isn't one of the others.
 * @throws {ServiceError} `invalid_input` with the wrong fields; `too_many_synonyms`.
 */
export async function checkSynonyms(
  tx: Transaction,
  id: string,
  input: SynonymInput,
): Promise<void> {
  const { term, words, without, means, deletedAt } = searchSynonyms;
  const others = await tx
    .select({ term, words, without, means })
    .from(searchSynonyms)
    .where(and(isNull(deletedAt), ne(searchSynonyms.id, id)));
  if (others.length >= maxSynonymGroups) throw new ServiceError("too_many_synonyms");
  const errors = findSynonymErrors(input, others);
  if (errors.length > 0) {
    throw new ServiceError("invalid_input", { fields: errors.slice(0, 20).map(toFieldError) });
  }
}

/** Finds a group that isn't deleted. */
export async function findSynonyms(
  tx: Transaction,
  id: string,
): Promise<typeof searchSynonyms.$inferSelect | undefined> {
  const [row] = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id));
  return row;
}

function toFieldError({ field, reason, word, group }: SynonymError): Record<string, unknown> {
  return {
    path: field,
    message: reason,
    ...(word !== undefined && { word }),
    ...(group !== undefined && { group }),
  };
}

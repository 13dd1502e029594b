import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { quotePhotos, quotes } from "#server/db/schema/quotes.ts";
import { history, uploads } from "#server/db/schema/staff.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import type { UploadRow } from "#server/services/uploads/sweep-uploads.ts";
import { eraseOrphanedNotes } from "./erase-orphaned-notes.ts";
import { listPhoneKeys } from "./find-person.ts";

/**
 * Deletes quotes with their history and the mails that wait. The order of an accepted quote stays: it has
 * its own copy of goods and prices.
 * @returns Their photos, to be removed after the commit. The sweep of uploads finds those that stay.
 */
export async function deleteQuotes(
  tx: Transaction,
  ids: readonly string[],
): Promise<readonly UploadRow[]> {
  if (ids.length === 0) return [];
  const areDeleted = inArray(quotes.id, [...ids]);
  const phoneKeys = await listPhoneKeys(tx, quotes, areDeleted);
  const photos = await tx
    .select({ id: uploads.id, bucket: uploads.bucket, path: uploads.path })
    .from(quotePhotos)
    .innerJoin(uploads, eq(uploads.id, quotePhotos.uploadId))
    .where(inArray(quotePhotos.quoteId, [...ids]));
  await tx.execute(sql`
    DELETE FROM pgboss.job WHERE name IN ('quote-changed', 'notice')
      AND data->>'quote' = ANY(${sql.param(ids)}::text[])`);
  await tx
    .delete(history)
    .where(and(eq(history.topic, "quote"), inArray(history.entityId, [...ids])));
  await tx.delete(quotes).where(areDeleted);
  await recordChanges(tx, "quote", "deleted", ids);
  await eraseOrphanedNotes(tx, phoneKeys);
  return photos;
}

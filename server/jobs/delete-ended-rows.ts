import { lt, or, desc, lte } from "drizzle-orm";
import type { Pool } from "pg";
import { undoableSince } from "#domain/history.ts";
import { importDays } from "#domain/retention.ts";
import type { Database } from "#server/db/client.ts";
import { knownDevices, sessions, verifications } from "#server/db/schema/auth.ts";
import { customerNotes } from "#server/db/schema/customers.ts";
import { attemptCounts } from "#server/db/schema/limits.ts";
import { sessionLimits } from "#server/services/accounts/session.ts";

/** Deletes changes that no reader needs: after a longer break, a client reloads everything. */
export async function pruneChanges(pool: Pool): Promise<void> {
  await pool.query("DELETE FROM changes WHERE at < now() - interval '2 days'");
}

/** Deletes drafts that are a day old and imports that can no longer be undone. */
export async function pruneImports(pool: Pool): Promise<void> {
  await pool.query(
    `DELETE FROM imports WHERE created_at < now() - interval '${importDays} days'
      OR state = 'draft' AND created_at < now() - interval '1 day'`,
  );
}

/** Erases notes about customers whose deletion can no longer be undone. */
export async function eraseCustomerNotes(db: Database, now: Date): Promise<void> {
  await db.delete(customerNotes).where(lt(customerNotes.deletedAt, undoableSince(now)));
}

/** Days after which a device that isn't used counts as new. */
const deviceDays = 400;

/** Deletes expired sessions, mail links and devices. It is cheap, and once an hour is enough. */
export async function deleteEndedSessions(db: Database): Promise<void> {
  const now = new Date();
  const oldestStart = new Date(now.getTime() - sessionLimits.absoluteSeconds * 1_000);
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, oldestStart)));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  const oldestDevice = new Date(now.getTime() - deviceDays * 86_400_000);
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, oldestDevice));
}

/** Some 30 MB. */
const maxRows = 200_000;

/** Deletes counts whose window has ended and, beyond `keep` rows, those whose window ends first. */
export async function deleteEndedCounts(db: Database, keep = maxRows): Promise<void> {
  const { expire } = attemptCounts;
  const firstBeyond = db
    .select({ expire })
    .from(attemptCounts)
    .orderBy(desc(expire))
    .offset(keep)
    .limit(1);
  await db.delete(attemptCounts).where(or(lt(expire, Date.now()), lte(expire, firstBeyond)));
}

/**
 * Deletes searches that found nothing for the last time more than some months ago, and synonyms that can no
 * longer be restored.
 */
export async function forgetSearchWords(pool: Pool, months: number): Promise<void> {
  await pool.query(
    "DELETE FROM search_misses WHERE last_on < (now() AT TIME ZONE 'UTC')::date - make_interval(months => $1)",
    [months],
  );
  await pool.query("DELETE FROM search_synonyms WHERE deleted_at < now() - interval '40 days'");
}

import { eq, sql, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#server/db/client.ts";
import { mails } from "#server/db/schema/staff.ts";
import { nameDeliveryError, type Delivery } from "#server/mail/delivery.ts";

export type DeliveryParts = {
  readonly db: Database;
  readonly log: Logger;
  readonly delivery: Delivery;
  /**
   * Pauses in milliseconds after the first, second, … failure. After the last one, the mail is
   * given up.
   */
  readonly retryPauses: readonly number[];
};

/** Longer than any attempt takes, so that two processes never send the same mail concurrently. */
const leaseSeconds = 120;

/**
 * Sends the mails that are due, one after the other. Each is claimed by postponing its next
 * attempt, so that a slow mail server holds no lock, and deleted once sent. If the process dies in
 * between, the mail is sent again: it may arrive twice, but is never lost.
 */
export async function deliverDueMails(
  parts: DeliveryParts,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const mail = await claimMail(parts.db);
    if (!mail) return;
    await deliverMail(parts, mail, isStopping);
  }
}

/** Milliseconds until the next mail is due; undefined while none is queued. */
export async function findNextDueMs(db: Database): Promise<number | undefined> {
  const [next] = await db
    .select({
      ms: sql<number | null>`(extract(epoch FROM min(${mails.nextTryAt}) - now()) * 1000)::float8`,
    })
    .from(mails);
  return next?.ms ?? undefined;
}

type QueuedMail = typeof mails.$inferSelect;

async function claimMail(db: Database): Promise<QueuedMail | undefined> {
  const due = sql`(
    SELECT id FROM mails WHERE next_try_at <= now()
    ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  const [claimed] = await db
    .update(mails)
    .set({ nextTryAt: sql`now() + ${leaseSeconds} * interval '1 second'` })
    .where(eq(mails.id, due))
    .returning();
  return claimed;
}

async function deliverMail(
  parts: DeliveryParts,
  mail: QueuedMail,
  isStopping: () => boolean,
): Promise<void> {
  const { db, log, delivery } = parts;
  const { id, recipient: to, subject, text, html } = mail;
  try {
    log.info({ mail: id, ...(await delivery.deliver({ to, subject, text, html })) }, "notice sent");
  } catch (error) {
    // Stopping aborts the attempt. This doesn't count as a failure: the next process sends the mail
    // at once.
    if (isStopping()) await setNextTry(db, mail.id, { nextTryAt: sql`now()` });
    else await putOff(parts, mail, nameDeliveryError(error));
    return;
  }
  await db.delete(mails).where(eq(mails.id, id));
}

async function putOff(
  { db, log, retryPauses }: DeliveryParts,
  mail: QueuedMail,
  reason: string,
): Promise<void> {
  const pauseMs = retryPauses[mail.attempts];
  if (pauseMs === undefined) {
    log.error({ mail: mail.id, error: reason }, "notice given up");
    await db.delete(mails).where(eq(mails.id, mail.id));
    return;
  }
  log.warn({ mail: mail.id, error: reason, retryMs: pauseMs }, "notice not sent");
  await setNextTry(db, mail.id, {
    attempts: mail.attempts + 1,
    nextTryAt: sql`now() + ${pauseMs} * interval '1 millisecond'`,
  });
}

async function setNextTry(
  db: Database,
  id: QueuedMail["id"],
  next: { readonly nextTryAt: SQL; readonly attempts?: number },
): Promise<void> {
  await db.update(mails).set(next).where(eq(mails.id, id));
}

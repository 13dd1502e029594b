import { eq, sql, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#server/db/client.ts";
import { mails } from "#server/db/schema/staff.ts";
import { nameDeliveryError, type Delivery } from "#server/mail/delivery.ts";

/** What delivering needs. */
export type DeliveryParts = {
  readonly db: Database;
  readonly log: Logger;
  readonly delivery: Delivery;
  /** Pauses after the first, second, … failure, in milliseconds; after the last one it is given up. */
  readonly retryPauses: readonly number[];
};

/** Longer than any try takes, so that two processes never send the same mail at a time. */
const leaseSeconds = 120;

/**
 * Sends the mails that are due, one after the other. Each is claimed by putting its next try off,
 * so that a slow mail server holds no lock, and goes away once sent. A process that dies in
 * between leaves the mail to the next try: it may come twice, never not at all.
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

/** How long until a mail is due; undefined while none waits. */
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
    // A stop ends the try under way. That is no failure: the next process sends the mail at once.
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

import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { mails } from "#server/db/schema/staff.ts";
import { openSealedMail } from "#server/jobs/queue-mails.ts";
import type { Seal } from "#server/jobs/seal.ts";

/** A mail in the queue, sent ones included until the queue forgets them. */
export type QueuedMail = {
  readonly id: string;
  readonly kind: string;
  readonly subject: string | undefined;
  readonly createdAt: Date;
  readonly isWaiting: boolean;
};

type JobRow = {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string | null;
  readonly sealed: string | null;
  readonly created_on: Date;
  readonly is_waiting: boolean;
};

/**
 * Finds the jobs with mails to any of the addresses, also the encrypted ones, and with mails to customers about
 * any of the orders and quotes.
 * @param addresses In lower case. Only those that are known to be the person's: anyone may type any address.
 */
export async function findQueuedMails(
  tx: Pick<Transaction, "execute">,
  seal: Seal,
  addresses: ReadonlySet<string>,
  about: readonly string[] = [],
): Promise<readonly QueuedMail[]> {
  const { rows } = await tx.execute<JobRow>(sql`
    SELECT id, data->>'kind' AS kind, data->>'to' AS recipient, data->>'sealed' AS sealed, created_on,
      state < 'completed' AS is_waiting
    FROM pgboss.job
    WHERE name IN ('notice', 'account-mail')
      AND (data ? 'sealed' OR lower(data->>'to') = ANY(${sql.param([...addresses])}::text[])
        OR data->>'kind' NOT IN ('new-order', 'new-quote')
          AND coalesce(data->>'order', data->>'quote') = ANY(${sql.param(about)}::text[]))`);
  return rows.flatMap(({ id, kind, recipient, sealed, created_on, is_waiting: isWaiting }) => {
    const queued = { id, createdAt: new Date(created_on), isWaiting };
    if (sealed === null) return { ...queued, kind, subject: undefined };
    const mail = tryOpen(seal, sealed);
    if (recipient !== null || !mail || !addresses.has(mail.to.toLowerCase())) return [];
    return { ...queued, kind: "account", subject: mail.subject };
  });
}

/**
 * Deletes the mails to any of the addresses that wait, except those about some orders.
 * @returns Their number.
 */
export async function deleteWaitingMails(
  tx: Transaction,
  seal: Seal,
  addresses: ReadonlySet<string>,
  openOrders: readonly string[],
): Promise<number> {
  if (addresses.size === 0) return 0;
  const ids = (await findQueuedMails(tx, seal, addresses)).map(({ id }) => id);
  const deleted = await tx.execute(sql`
    DELETE FROM pgboss.job WHERE id = ANY(${sql.param(ids)}::uuid[])
      AND name IN ('notice', 'account-mail')
      AND coalesce(data->>'order', '') <> ALL (${sql.param(openOrders)}::text[])`);
  const older = await tx
    .delete(mails)
    .where(inArray(sql`lower(${mails.recipient})`, [...addresses]));
  return (deleted.rowCount ?? 0) + (older.rowCount ?? 0);
}

/** A mail that another secret sealed can't be read; it is given up when it is due. */
function tryOpen(seal: Seal, sealed: string): ReturnType<typeof openSealedMail> | undefined {
  try {
    return openSealedMail(seal, sealed);
  } catch {
    return undefined;
  }
}

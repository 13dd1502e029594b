import type { Transaction } from "#server/db/client.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { mails } from "#server/db/schema/staff.ts";
import type { OutgoingMail } from "#server/mail/delivery.ts";

/** Queues mails in the transaction of the event that they report. */
export async function insertMails(
  tx: Transaction,
  outgoing: readonly OutgoingMail[],
): Promise<void> {
  if (outgoing.length === 0) return;
  await tx
    .insert(mails)
    .values(
      outgoing.map(({ to, ...mail }) => ({ id: createTimeOrderedId(), recipient: to, ...mail })),
    );
}

import { asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { users } from "#server/db/schema/auth.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { OutgoingMail } from "#server/mail/delivery.ts";
import { newOrderMail } from "#server/mail/templates/new-order-mail.ts";
import { orderReceivedMail } from "#server/mail/templates/order-received-mail.ts";
import { insertMails } from "./insert-mails.ts";

/** Small enough that mails are sent between two batches on a busy day. */
const batchSize = 50;

type NoticedOrder = typeof orders.$inferSelect;

/**
 * Queues the mails about the oldest new orders: a confirmation for a signed-in customer and a mail
 * for every staff address. An order is marked in the transaction that queues its mails, so each
 * gets them once, even with several processes. A deleted order is only marked.
 *
 *
 * @returns Whether there may be more.
 */
export async function queueOrderNotices(
  db: Database,
  config: Pick<Config, "publicUrl" | "staffEmails">,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ order: orders, email: users.email })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.userId))
      .where(isNull(orders.noticedAt))
      .orderBy(asc(orders.createdAt))
      .limit(batchSize)
      .for("update", { of: orders, skipLocked: true });
    if (rows.length === 0) return false;
    await insertMails(
      tx,
      rows
        .filter(({ order }) => order.deletedAt === null)
        .flatMap(({ order, email }) => mailsAbout(order, email, config)),
    );
    const ids = rows.map(({ order }) => order.id);
    await tx
      .update(orders)
      .set({ noticedAt: sql`now()` })
      .where(inArray(orders.id, ids));
    return rows.length === batchSize;
  });
}

function mailsAbout(
  order: NoticedOrder,
  customer: string | null,
  { publicUrl, staffEmails }: Pick<Config, "publicUrl" | "staffEmails">,
): readonly OutgoingMail[] {
  const link = `${publicUrl}/account#order=${order.linkToken}`;
  const confirmation =
    customer === null ? [] : [{ to: customer, ...orderReceivedMail(order, link) }];
  const toStaff = newOrderMail(order, `${publicUrl}/admin/products`);
  return [...confirmation, ...staffEmails.map((to) => ({ to, ...toStaff }))];
}

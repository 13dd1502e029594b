import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { users } from "#server/db/schema/auth.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { JobQueue } from "./job-queue.ts";
import type { NewMailJob } from "./notice-mails.ts";

/**
 * Queues the mails about new orders: a confirmation for the customer, to the order's address or to the
 * account's, and a mail for every staff address. An order is marked in the transaction that queues its mails, so each gets them once, even
 * with several processes. A deleted order is only marked.
 * @param batch The jobs, each with its order; orders that have their mails are left out.
 */
export async function queueOrderNotices(
  parts: {
    readonly db: Database;
    readonly jobs: JobQueue;
    readonly config: Pick<Config, "staffEmails">;
  },
  batch: readonly { readonly id: string; readonly order: string }[],
): Promise<void> {
  const { db, jobs, config } = parts;
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: orders.id,
        deletedAt: orders.deletedAt,
        // The address of the order; without one, the account's.
        email: sql<string | null>`coalesce(nullif(${orders.email}, ''), ${users.email})`,
      })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.userId))
      .where(and(hasId(batch.map(({ order }) => order)), isNull(orders.noticedAt)))
      .orderBy(asc(orders.createdAt))
      .for("update", { of: orders });
    const mails = rows
      .filter(({ deletedAt }) => deletedAt === null)
      .flatMap(({ id, email }) => listMails(id, email, config.staffEmails));
    await jobs.add(
      "notice",
      mails.map((data) => ({ data })),
      tx,
    );
    await tx
      .update(orders)
      .set({ noticedAt: sql`now()` })
      .where(hasId(rows.map(({ id }) => id)));
    await jobs.finish(
      "order-placed",
      batch.map(({ id }) => id),
      tx,
    );
  });
  jobs.wake("notice");
}

/** One statement for any number of orders. */
function hasId(ids: readonly string[]): SQL {
  return sql`${orders.id} = ANY(${sql.param(ids)}::uuid[])`;
}

function listMails(
  order: string,
  customer: string | null,
  staffEmails: readonly string[],
): readonly NewMailJob[] {
  const confirmation =
    customer === null ? [] : [{ kind: "order-received" as const, order, to: customer }];
  return [...confirmation, ...staffEmails.map((to) => ({ kind: "new-order" as const, order, to }))];
}

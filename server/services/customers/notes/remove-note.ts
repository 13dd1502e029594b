import { and, eq, isNull } from "drizzle-orm";
import { runTransaction } from "#server/db/run-transaction.ts";
import { customerNotes } from "#server/db/schema/customers.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";

/**
 * Deletes a note about a customer, which can be restored for 30 days.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `not_found`, also if it is already deleted.
 */
export async function removeCustomerNote(ctx: ServiceContext, id: string): Promise<void> {
  const admin = requireAdmin(ctx.actor);
  await runTransaction(ctx.db, async (tx) => {
    await nameActor(tx, admin);
    const removed = await tx
      .update(customerNotes)
      .set({ deletedAt: ctx.now(), deletedByName: admin.name || admin.email })
      .where(and(eq(customerNotes.id, id), isNull(customerNotes.deletedAt)))
      .returning({ id: customerNotes.id });
    if (removed.length === 0) throw new ServiceError("not_found");
  });
}

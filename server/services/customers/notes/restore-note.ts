import { and, eq, isNotNull } from "drizzle-orm";
import type { CustomerNote } from "#domain/customer-schema.ts";
import { isUndoable } from "#domain/history.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { customerNotes } from "#server/db/schema/customers.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { toCustomerNote } from "./note-row.ts";

/**
 * Restores a deleted note about a customer.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `not_found` if it is unknown or isn't deleted;
 * `undo_expired` after 30 days.
 */
export async function restoreCustomerNote(ctx: ServiceContext, id: string): Promise<CustomerNote> {
  requireAdmin(ctx.actor);
  return runTransaction(ctx.db, async (tx) => {
    await nameActor(tx, ctx.actor);
    const isMeant = and(eq(customerNotes.id, id), isNotNull(customerNotes.deletedAt));
    const [deleted] = await tx.select().from(customerNotes).where(isMeant).for("update");
    if (!deleted?.deletedAt) throw new ServiceError("not_found");
    if (!isUndoable(deleted.deletedAt, ctx.now())) throw new ServiceError("undo_expired");
    const [restored] = await tx
      .update(customerNotes)
      .set({ deletedAt: null, deletedByName: null })
      .where(isMeant)
      .returning();
    if (!restored) throw new ServiceError("not_found");
    return toCustomerNote(restored);
  });
}

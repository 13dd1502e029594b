import { eq } from "drizzle-orm";
import type { CustomerNote, NewCustomerNote } from "#domain/customer-schema.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { customerNotes } from "#server/db/schema/customers.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { readCustomerKey } from "#server/services/customers/customer-key.ts";
import { readCustomer } from "#server/services/customers/get-customer.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { toCustomerNote } from "./note-row.ts";

/**
 * Notes something about a customer. A retry with the same id adds nothing.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `not_found` for a customer without an order or quote;
 * `invalid_input` if the id belongs to another note.
 */
export async function addCustomerNote(
  ctx: ServiceContext,
  { key, id, text }: NewCustomerNote,
): Promise<CustomerNote> {
  const author = requireAdmin(ctx.actor);
  const customer = readCustomerKey(key);
  await readCustomer(ctx, customer);
  const about = {
    accountId: customer.kind === "account" ? customer.id : null,
    phoneKey: customer.kind === "phone" ? customer.id : null,
  };
  const note = await runTransaction(ctx.db, async (tx) => {
    await nameActor(tx, ctx.actor);
    const [added] = await tx
      .insert(customerNotes)
      .values({
        ...about,
        id,
        text,
        authorId: author.userId,
        authorName: author.name || author.email,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    const [first] = await tx.select().from(customerNotes).where(eq(customerNotes.id, id));
    return first;
  });
  const isSame =
    note?.text === text &&
    note.accountId === about.accountId &&
    note.phoneKey === about.phoneKey &&
    note.authorId === author.userId;
  if (!isSame) throw new ServiceError("invalid_input", { fields: ["id"] });
  return toCustomerNote(note);
}

import { eq, sql } from "drizzle-orm";
import { erasedName } from "#domain/retention.ts";
import type { Transaction } from "#server/db/client.ts";
import { users, verifications } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import { ServiceError } from "#server/services/service-error.ts";

type Account = typeof users.$inferSelect;

/**
 * Reads an account and locks its row, so that nothing refers to it until the transaction ends.
 * @returns Undefined if it is deleted already.
 * @throws {ServiceError} `admin_account_stays`: the shop could end up without an admin.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (account && (await tx.$count(adminUsers, eq(adminUsers.userId, userId))) > 0) {
    throw new ServiceError("admin_account_stays");
  }
  return account;
}

/**
 * Deletes an account with its sessions, cart and notes, the links in its mails, and its name wherever a
 * copy of it was stored.
 */
export async function deleteAccount(tx: Transaction, account: Account): Promise<void> {
  const { id, name, email } = account;
  await tx.execute(sql`
    UPDATE history SET actor_id = NULL, actor_name = ${erasedName} WHERE actor_id = ${id}`);
  // Only a former admin has imports.
  await tx.execute(
    sql`UPDATE imports SET created_by_name = ${erasedName} WHERE created_by = ${id}`,
  );
  await tx.execute(sql`
    UPDATE customer_notes SET author_name = ${erasedName} WHERE author_id = ${id}`);
  await tx.execute(sql`
    UPDATE customer_notes SET deleted_by_name = ${erasedName} WHERE deleted_by_name IN (${name || email}, ${email})`);
  // Their values start with the account's id and contain what was typed at the sign-up.
  await tx.delete(verifications).where(sql`starts_with(${verifications.value}, ${id})`);
  await tx.delete(users).where(eq(users.id, id));
}

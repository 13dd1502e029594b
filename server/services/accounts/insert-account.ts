import { randomUUID } from "node:crypto";
import type { Database, Transaction } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/auth.ts";

export type AccountInsert = {
  /** As `parseEmail` returns it. */
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly isConfirmed: boolean;
};

/**
 * Creates an account unless its address has one. Of several concurrent calls for one address,
 * exactly one succeeds.
 *
 * @param db A transaction if the caller writes more along with the account.
 * @returns The new user's id, or undefined if the address has an account.
 */
export async function insertAccount(
  db: Database | Transaction,
  account: AccountInsert,
): Promise<string | undefined> {
  const { email, name, phone, passwordHash, isConfirmed } = account;
  const userId = randomUUID();
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(users)
      .values({ id: userId, email, name, phone, emailVerified: isConfirmed })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (made.length === 0) return undefined;
    // The shape in which better-auth looks up a password.
    await tx.insert(accounts).values({
      id: randomUUID(),
      userId,
      accountId: userId,
      providerId: "credential",
      password: passwordHash,
    });
    return userId;
  });
}

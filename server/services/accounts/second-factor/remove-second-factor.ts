import { eq } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { sessions, twoFactors, users } from "#server/db/schema/auth.ts";
import { history } from "#server/db/schema/staff.ts";

/**
 * Removes the second factor of an account whose owner lost phone and recovery codes, signs the account out
 * everywhere and records it in the history. For the operator's command only.
 *
 * @param email As `parseEmail` returns it.
 * @returns The account's id, or why nothing was changed.
 */
export async function removeSecondFactor(
  db: Database,
  email: string,
): Promise<{ readonly userId: string } | "unknown" | "off"> {
  return runTransaction(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (!user) return "unknown";
    if (!user.twoFactorEnabled) return "off";
    await tx.delete(twoFactors).where(eq(twoFactors.userId, user.id));
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await tx.insert(history).values({
      topic: "account",
      entityId: user.id,
      action: "changed",
      changes: { second_factor: [true, false] },
      actorName: "npm run reset-2fa",
    });
    return { userId: user.id };
  });
}

import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database, Transaction } from "#server/db/client.ts";
import { users, verifications } from "#server/db/schema/auth.ts";
import { resetMail } from "#server/mail/templates/reset-mail.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { mailRequestLimits, mayMail } from "./attempt-limits.ts";
import { attemptOn, toLibraryHeaders, type AuthResult, type AuthCall } from "./auth-call.ts";
import type { requestSchemas } from "./auth-schemas.ts";
import type { Auth } from "./auth.ts";
import type { MailedUser } from "./better-auth.ts";
import { padResponseTime } from "./pad-response-time.ts";
import { parseEmail } from "./parse-email.ts";
import { refuseWeakPassword } from "./password-rules.ts";

/** Mails a link that sets a new password. The response is the same for every address. */
export async function requestReset(
  call: AuthCall,
  body: z.infer<typeof requestSchemas.requestReset>,
): Promise<AuthResult> {
  const { auth } = call;
  const email = parseEmail(body.email);
  if (email === undefined) throw new ServiceError("invalid_email");
  await countAttempt(auth.attempts, mailRequestLimits(attemptOn(call, email)));
  await padResponseTime(auth.responsePaddingMs, async () => {
    await auth.betterAuth.api.requestPasswordReset({
      body: { email },
      headers: toLibraryHeaders(call),
    });
  });
  return { body: { success: true, message: resetAnswer } };
}

const resetAnswer = "If this address has an account, a mail with a link is on its way.";

/**
 * Sets a new password with the link of the mail. Ends all sessions of the account.
 *
 *
 * @throws {ServiceError} `weak_password`, or `link_expired` for an unknown, used or expired link.
 */
export async function resetPassword(
  call: AuthCall,
  body: z.infer<typeof requestSchemas.resetPassword>,
): Promise<AuthResult> {
  refuseWeakPassword(body.newPassword);
  await call.auth.betterAuth.api.resetPassword({ body, headers: toLibraryHeaders(call) });
  return { body: { success: true } };
}

/** Sends the reset mail in the background. */
export function mailReset(
  auth: Pick<Auth, "config" | "attempts" | "background" | "mailer">,
  user: MailedUser,
  token: string,
): void {
  auth.background.run("reset mail", async () => {
    if (!(await mayMail(auth.attempts, "reset", user.email))) return;
    const link = new URL("/account", auth.config.publicUrl);
    link.searchParams.set("reset", token);
    await auth.mailer.send({
      to: user.email,
      ...resetMail(user.emailVerified ? user.name : "", link.href),
    });
  });
}

/**
 * Confirms the address, since reading the mail proves ownership. Invalidates the account's other
 * links, and clears name and phone of an unconfirmed account, which a stranger may have entered.
 */
export async function finishReset(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true, name: "", phone: null })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
  await dropLinks(db, userId);
}

/** Invalidates all mail links of an account. */
export async function dropLinks(db: Database | Transaction, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(sql`split_part(${verifications.value}, ' ', 1)`, userId));
}

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

/** Mails a link that sets a new password; the answer is the same for every address. */
export async function requestReset(
  call: AuthCall,
  body: z.infer<typeof requestSchemas.requestReset>,
): Promise<AuthResult> {
  const { auth } = call;
  const email = parseEmail(body.email);
  if (email === undefined) throw new ServiceError("invalid_email");
  countAttempt(auth.attempts, mailRequestLimits(attemptOn(call, email)));
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
 * Sets a new password with the link of the mail. Every session of the account ends.
 *
 * @throws {ServiceError} `weak_password`, or `link_expired` for a link that is unknown, used or old.
 */
export async function resetPassword(
  call: AuthCall,
  body: z.infer<typeof requestSchemas.resetPassword>,
): Promise<AuthResult> {
  refuseWeakPassword(body.newPassword);
  await call.auth.betterAuth.api.resetPassword({ body, headers: toLibraryHeaders(call) });
  return { body: { success: true } };
}

/** Sends the reset mail behind the answer. */
export function mailReset(
  auth: Pick<Auth, "config" | "attempts" | "background" | "mailer">,
  user: MailedUser,
  token: string,
): void {
  if (!mayMail(auth.attempts, "reset", user.email)) return;
  const link = new URL("/account", auth.config.publicUrl);
  link.searchParams.set("reset", token);
  auth.background.run("reset mail", () =>
    auth.mailer.send({
      to: user.email,
      ...resetMail(user.emailVerified ? user.name : "", link.href),
    }),
  );
}

/**
 * Reading the mail proves that the address is theirs. Voids the account's other links, and removes name
 * and phone of an unconfirmed account, which may be a stranger's.
 */
export async function finishReset(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true, name: "", phone: null })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
  await dropLinks(db, userId);
}

/** Voids the links in all mails of an account. */
export async function dropLinks(db: Database | Transaction, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(sql`split_part(${verifications.value}, ' ', 1)`, userId));
}

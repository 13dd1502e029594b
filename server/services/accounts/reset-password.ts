import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/auth.ts";
import { resetMail } from "#server/jobs/mail/templates/account-mails.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { mailRequestLimits, mayMail, signInLimits } from "./attempt-limits.ts";
import { attemptOn, type AuthCall } from "./auth-call.ts";
import type { Auth } from "./auth.ts";
import { padResponseTime } from "./pad-response-time.ts";
import { parseEmail } from "./parse-email.ts";
import { rejectWeakPassword } from "./password-rules.ts";

const hourMs = 60 * 60 * 1_000;

/** Mails a link that sets a new password. The response is the same for every address. */
export async function requestReset(
  call: AuthCall,
  typed: string,
): Promise<{ success: true; message: string }> {
  const { auth } = call;
  const email = parseEmail(typed);
  if (email === undefined) throw new ServiceError("invalid_email");
  await countAttempt(auth.attempts, mailRequestLimits(attemptOn(call, email)));
  await padResponseTime(auth.responsePaddingMs, async () => {
    const [user] = await auth.db.select().from(users).where(eq(users.email, email));
    if (user) mailReset(auth, user);
  });
  return { success: true, message: resetAnswer };
}

const resetAnswer = "If this address has an account, a mail with a link is on its way.";

/**
 * Sets a new password with the link of the mail. Ends all sessions of the account, and the wait after
 * failed sign-ins on it in this network: reading the mail proves that its owner is here.
 *
 * @throws {ServiceError} `weak_password`, or `link_expired` for an unknown, used or expired link.
 */
export async function resetPassword(
  call: AuthCall,
  body: { readonly token: string; readonly newPassword: string },
): Promise<void> {
  const { auth } = call;
  rejectWeakPassword(body.newPassword);
  const changed = await auth.betterAuth.api.setPasswordByMailLink({ body });
  if (!changed) throw new ServiceError("link_expired");
  const [user] = await auth.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, changed.userId));
  if (!user) return;
  const [ofAccount] = signInLimits(attemptOn(call, user.email));
  await auth.attempts.limiter.clear(ofAccount);
}

/** Creates the link and sends its mail in the background. */
function mailReset(auth: Auth, user: typeof users.$inferSelect): void {
  auth.background.run("reset mail", async () => {
    if (!(await mayMail(auth.attempts, "reset", user.email))) return;
    const token = await auth.betterAuth.api.createMailLink({
      body: { kind: "reset-password", grant: { userId: user.id }, lifetimeMs: hourMs },
    });
    const link = new URL("/account", auth.config.publicUrl);
    link.searchParams.set("reset", token);
    await auth.mails.queue({
      to: user.email,
      ...resetMail(user.emailVerified ? user.name : "", link.href),
    });
  });
}

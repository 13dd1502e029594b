import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { messages } from "#domain/messages.ts";
import { accounts, users } from "#server/db/schema/auth.ts";
import { alreadyRegisteredMail } from "#server/mail/templates/already-registered-mail.ts";
import { confirmationMail } from "#server/mail/templates/confirmation-mail.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { mailRequestLimits, mayMail } from "./attempt-limits.ts";
import { attemptOn, type AuthAnswer, type AuthCall } from "./auth-call.ts";
import type { requestSchemas } from "./auth-schemas.ts";
import type { Auth } from "./auth.ts";
import { answerOnBeat } from "./beat.ts";
import { issueLinkToken, redeemLinkToken, type LinkGrant } from "./link-token.ts";
import { parseEmail } from "./parse-email.ts";
import { toOwnAddress } from "./redirects.ts";
import { dropLinks } from "./reset-password.ts";

const beatMs = 250;
const dayMs = 24 * 60 * 60 * 1_000;

/** Where a confirmed person lands unless the link says otherwise. */
const defaultTarget = "/account?confirmed=1";

/** What a confirmation mail is about. */
export type ConfirmationRequest = {
  /** As `parseEmail` gives it. */
  readonly email: string;
  /** Where the link leads in the end. */
  readonly target?: string | undefined;
  /**
   * The password typed at this sign-up; the link brings it into force. So a stranger who signed up
   * with the address before its owner did can't keep a password of theirs in the account.
   */
  readonly passwordHash?: string;
};

/**
 * Mails the owner of an address behind the answer: the link that confirms, or, where the account is
 * confirmed, that it exists. An address without an account gets nothing.
 */
export function mailConfirmation(auth: Auth, request: ConfirmationRequest): void {
  const { email, target = defaultTarget, passwordHash } = request;
  auth.background.run("confirmation mail", async () => {
    const [user] = await auth.db.select().from(users).where(eq(users.email, email));
    if (!user) return;
    const kind = user.emailVerified ? "already registered" : "confirmation";
    if (!mayMail(auth.attempts, kind, email)) return;
    if (user.emailVerified) {
      const accountUrl = toOwnAddress(auth.config, "/account");
      return auth.mailer.send({ to: email, ...alreadyRegisteredMail(user.name, accountUrl) });
    }
    const token = await issueLinkToken(auth, { userId: user.id, passwordHash }, dayMs);
    const link = new URL("/api/auth/verify-email", auth.config.publicUrl);
    link.searchParams.set("token", token);
    if (target !== defaultTarget) link.searchParams.set("callbackURL", target);
    return auth.mailer.send({ to: email, ...confirmationMail(user.name, link.href) });
  });
}

/** Sends the confirmation mail again; the answer is the same for every address. */
export async function sendConfirmation(
  call: AuthCall,
  body: z.infer<typeof requestSchemas.sendConfirmation>,
): Promise<AuthAnswer> {
  const { auth } = call;
  const email = parseEmail(body.email);
  if (email === undefined) throw new ServiceError("invalid_email");
  countAttempt(auth.attempts, mailRequestLimits(attemptOn(call, email)));
  await answerOnBeat(beatMs, async () =>
    mailConfirmation(auth, { email, target: body.callbackURL }),
  );
  return { body: { success: true, message: messages.signUp.checkEmail } };
}

/**
 * Confirms an address with the link of the mail, once.
 *
 * @throws {ServiceError} `link_expired` for a link that is unknown, used or too old.
 */
export async function confirmEmail(call: AuthCall): Promise<AuthAnswer> {
  const { auth, query } = call;
  const grant = await redeemLinkToken(auth, query.get("token") ?? "");
  if (!grant || !(await confirm(auth, grant))) throw new ServiceError("link_expired");
  return { redirectTo: toOwnAddress(auth.config, query.get("callbackURL") ?? defaultTarget) };
}

async function confirm(auth: Auth, { userId, passwordHash }: LinkGrant): Promise<boolean> {
  return auth.db.transaction(async (tx) => {
    const confirmed = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: new Date() })
      .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (confirmed.length === 0) return false;
    if (passwordHash !== undefined) {
      await tx
        .update(accounts)
        .set({ password: passwordHash, updatedAt: new Date() })
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
    }
    await dropLinks(tx, userId);
    return true;
  });
}

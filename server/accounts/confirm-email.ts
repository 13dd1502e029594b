import { eq } from "drizzle-orm";
import type { z } from "zod";
import { users } from "#server/db/schema/auth.ts";
import { alreadyRegisteredMail } from "#server/mail/templates/already-registered-mail.ts";
import { confirmationMail } from "#server/mail/templates/confirmation-mail.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { mayMail } from "./attempt-limits.ts";
import type { AuthResult, AuthCall } from "./auth-call.ts";
import type { requestSchemas } from "./auth-schemas.ts";
import type { Auth } from "./auth.ts";
import type { SignUpDetails } from "./plugins/mail-links.ts";
import { toOwnAddress, toOwnPath } from "./redirects.ts";

const dayMs = 24 * 60 * 60 * 1_000;

export type ConfirmationRequest = {
  /** As `parseEmail` returns it. */
  readonly email: string;
  /** Page to open after the confirmation. */
  readonly target?: string | undefined;
  /**
   * The details of this sign-up, which the link writes into the account. They replace what a
   * stranger may have entered by signing up with the address first. Undefined if the account's own
   * password was given: then its details are the owner's.
   */
  readonly signUp?: SignUpDetails;
};

/**
 * Mails the owner of an address in the background: the confirmation link, or a note that the
 * account exists if it is already confirmed. An address without an account gets no mail.
 */
export function mailConfirmation(auth: Auth, request: ConfirmationRequest): void {
  const { email, target, signUp } = request;
  auth.background.run("confirmation mail", async () => {
    const [user] = await auth.db.select().from(users).where(eq(users.email, email));
    if (!user) return;
    const kind = user.emailVerified ? "already-registered" : "confirmation";
    if (!(await mayMail(auth.attempts, kind, email))) return;
    if (user.emailVerified) {
      const accountUrl = toOwnAddress(auth.config, "/account");
      return auth.mailer.send({ to: email, ...alreadyRegisteredMail(user.name, accountUrl) });
    }
    const token = await auth.betterAuth.api.createMailLink({
      body: { kind: "confirm-email", grant: { userId: user.id, signUp, target }, lifeMs: dayMs },
    });
    const link = confirmationPage(auth, token);
    return auth.mailer.send({ to: email, ...confirmationMail(signUp?.name ?? user.name, link) });
  });
}

/**
 * Confirms an address with the token of the mail's link. A token works once.
 *
 *
 * @throws {ServiceError} `link_expired` for an unknown, used or expired token.
 */
export async function confirmEmail(
  { auth }: AuthCall,
  { token }: z.infer<typeof requestSchemas.confirmEmail>,
): Promise<AuthResult> {
  const confirmed = await auth.betterAuth.api.confirmByMailLink({ body: { token } });
  if (!confirmed) throw new ServiceError("link_expired");
  return { body: { success: true, target: toOwnPath(auth.config, confirmed.target ?? "/") } };
}

/**
 * Redirects links of older mails to the confirmation page. It reads and changes no data, because
 * mail scanners open links too.
 */
export async function openConfirmationPage({ auth, query }: AuthCall): Promise<AuthResult> {
  return { redirectTo: confirmationPage(auth, query.get("token") ?? "") };
}

/**
 * URL of the confirmation page. The token is in the fragment, which browsers never send, so no log
 * contains it.
 */
function confirmationPage({ config }: Pick<Auth, "config">, token: string): string {
  const page = new URL("/confirm-email", config.publicUrl);
  page.hash = `token=${encodeURIComponent(token)}`;
  return page.href;
}

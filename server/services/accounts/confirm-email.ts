import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/auth.ts";
import {
  alreadyRegisteredMail,
  confirmationMail,
} from "#server/jobs/mail/templates/account-mails.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { mayMail } from "./attempt-limits.ts";
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
      return auth.mails.queue({ to: email, ...alreadyRegisteredMail(user.name, accountUrl) });
    }
    const token = await auth.betterAuth.api.createMailLink({
      body: {
        kind: "confirm-email",
        grant: { userId: user.id, signUp, target },
        lifetimeMs: dayMs,
      },
    });
    const link = getConfirmationPage(auth, token);
    return auth.mails.queue({ to: email, ...confirmationMail(signUp?.name ?? user.name, link) });
  });
}

/**
 * Confirms an address with the token of the mail's link. A token works once.
 *
 * @returns The path of the page to open next.
 * @throws {ServiceError} `link_expired` for an unknown, used or expired token.
 */
export async function confirmEmail(
  auth: Pick<Auth, "betterAuth" | "config">,
  token: string,
): Promise<string> {
  const confirmed = await auth.betterAuth.api.confirmByMailLink({ body: { token } });
  if (!confirmed) throw new ServiceError("link_expired");
  return toOwnPath(auth.config, confirmed.target ?? "/");
}

/**
 * URL of the confirmation page. Opening it changes nothing, because mail scanners open links too;
 * its button confirms. The token is in the fragment, which browsers never send, so no log
 * contains it.
 */
export function getConfirmationPage({ config }: Pick<Auth, "config">, token: string): string {
  const page = new URL("/confirm-email", config.publicUrl);
  page.hash = `token=${encodeURIComponent(token)}`;
  return page.href;
}

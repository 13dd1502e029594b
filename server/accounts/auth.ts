import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import type { AttemptRules } from "#server/limits/attempt-rules.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { createBackground, type Background } from "./background.ts";
import { createBetterAuth, type BetterAuth } from "./better-auth.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { finishReset, mailReset } from "./reset-password.ts";

/** The dependencies of accounts. */
export type AuthParts = {
  readonly db: Database;
  readonly config: Config;
  /** Signs sessions; see `loadSecret`. */
  readonly secret: string;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly attempts: AttemptRules;
  readonly passwords: PasswordHasher;
  /** Step to which response times are rounded up; see `padResponseTime`. */
  readonly responsePaddingMs: number;
};

/** Everything that answers questions of accounts. */
export type Auth = AuthParts & {
  readonly betterAuth: BetterAuth;
  /** Mails under way; wait for it before the database closes. */
  readonly background: Background;
};

/**
 * Puts the accounts together: better-auth keeps sessions and passwords, and what it leaves open
 * (who may try how often, who learns what, which mails go out) is decided in this folder.
 *
 * @param parts The dependencies of accounts.
 */
export function createAuth(parts: AuthParts): Auth {
  const background = createBackground(parts.log);
  const mailParts = { ...parts, background };
  const betterAuth = createBetterAuth(parts, {
    sendReset: (user, token) => mailReset(mailParts, user, token),
    afterReset: (userId) => finishReset(parts.db, userId),
  });
  return { ...mailParts, betterAuth };
}

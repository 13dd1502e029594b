import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import type { AttemptRules } from "#server/limits/attempt-rules.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { createBackground, type Background } from "./background.ts";
import { createBetterAuth, type BetterAuth } from "./better-auth.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { finishReset, mailReset } from "./reset-password.ts";

export type AuthParts = {
  readonly db: Database;
  readonly config: Config;
  /** Signs sessions; see `loadSecret`. */
  readonly secret: string;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly attempts: AttemptRules;
  readonly passwords: PasswordHasher;
  /** Response times are rounded up to a multiple of this; see `padResponseTime`. */
  readonly responsePaddingMs: number;
};

/** The accounts service. */
export type Auth = AuthParts & {
  readonly betterAuth: BetterAuth;
  /** Mails being sent. Wait for them before closing the database. */
  readonly background: Background;
};

/**
 * Creates the accounts service. better-auth handles sessions and passwords. This folder handles the
 * rest: rate limits, what a response reveals, and which mails are sent.
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

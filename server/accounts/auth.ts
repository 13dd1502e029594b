import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { createAttemptLimiter } from "./attempt-limiter.ts";
import type { AttemptRules } from "./attempt-limits.ts";
import { createBackground, type Background } from "./background.ts";
import { createBetterAuth, type BetterAuth } from "./better-auth.ts";
import { finishReset, mailReset } from "./reset-password.ts";

/** The parts of the house that accounts work with. */
export type AuthParts = {
  readonly db: Database;
  readonly config: Config;
  /** Signs sessions; see `loadSecret`. */
  readonly secret: string;
  readonly mailer: Mailer;
  readonly log: Logger;
};

/** Everything that answers questions of accounts. */
export type Auth = AuthParts & {
  readonly betterAuth: BetterAuth;
  readonly attempts: AttemptRules;
  /** Mails under way; wait for it before the database closes. */
  readonly background: Background;
};

/**
 * Puts the accounts together: better-auth keeps sessions and passwords, and what it leaves open
 * (who may try how often, who learns what, which mails go out) is decided in this folder.
 *
 * @param parts The parts of the house that accounts work with.
 */
export function createAuth(parts: AuthParts): Auth {
  const attempts = { limiter: createAttemptLimiter(), factor: parts.config.rateLimitFactor };
  const background = createBackground(parts.log);
  const mailParts = { ...parts, attempts, background };
  const betterAuth = createBetterAuth(parts, {
    sendReset: (user, token) => mailReset(mailParts, user, token),
    afterReset: (userId) => finishReset(parts.db, userId),
  });
  return { ...mailParts, betterAuth };
}

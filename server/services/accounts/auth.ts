import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { describeError } from "#server/db/describe-error.ts";
import type { MailQueue } from "#server/jobs/mail/mail-queue.ts";
import type { AttemptRules } from "#server/services/limits/attempt-rules.ts";
import { createBetterAuth, type BetterAuth } from "./better-auth.ts";
import { mailConfirmation } from "./confirm-email.ts";
import type { PasswordHasher } from "./password-hasher.ts";

export type AuthParts = {
  readonly db: Database;
  readonly config: Config;
  /** Signs sessions; see `loadSecret`. */
  readonly secret: string;
  readonly mails: MailQueue;
  readonly log: Logger;
  readonly attempts: AttemptRules;
  readonly passwords: PasswordHasher;
  /** Response times are rounded up to a multiple of this; see `padResponseTime`. */
  readonly responsePaddingMs: number;
};

/** The accounts service. */
export type Auth = AuthParts & {
  readonly betterAuth: BetterAuth;
  /** Mails being queued. Wait for them before closing the database. */
  readonly background: Background;
};

/**
 * Creates the accounts service. better-auth handles sessions and passwords, its plugins of ours
 * the links in mails. This folder handles the rest: rate limits, what a response reveals, and which
 * mails are sent.
 */
export function createAuth(parts: AuthParts): Auth {
  const background = createBackground(parts.log);
  const betterAuth = createBetterAuth(parts, (email) => mailConfirmation(auth, { email }));
  const auth: Auth = { ...parts, background, betterAuth };
  return auth;
}

/** Work that a response doesn't wait for. */
export type Background = {
  /** Starts work. Errors are logged, never thrown. */
  run(what: string, work: () => Promise<void>): void;
  /** Resolves once no work is running. */
  idle(): Promise<void>;
};

function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (what, work) => {
      const task = work()
        .catch((error: unknown) => {
          log.error({ err: describeError(error) }, `${what} failed`);
        })
        .finally(() => running.delete(task));
      running.add(task);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

import { setTimeout as delay } from "node:timers/promises";
import { createAuth, type Auth, type AuthParts } from "./accounts/auth.ts";
import { deleteEndedSessions } from "./accounts/clean-up.ts";
import { ensureConfiguredAdmin } from "./accounts/configured-admin.ts";
import { responsePaddingMs } from "./accounts/pad-response-time.ts";
import { createPasswordHasher } from "./accounts/password-hasher.ts";
import { loadSecret } from "./accounts/secret.ts";
import { prepareSetupCode } from "./accounts/setup-code.ts";
import type { AppContext } from "./app-context.ts";
import { describeError } from "./db/describe-error.ts";
import { mailStopMs } from "./mail/delivery.ts";
import { createMailer } from "./mail/mailer.ts";

const cleanUpEveryMs = 60 * 60 * 1_000;

/** The accounts, ready for the HTTP layer. */
export type OpenAccounts = {
  readonly accounts: Auth;
  /** To be printed; undefined once an admin exists. */
  readonly setupCode: string | undefined;
  /** Waits briefly for mails being sent. */
  readonly close: () => Promise<void>;
};

/**
 * Opens the accounts: configured admin, setup code, sessions, mails.
 * @param settings Cost of password hashing and padding of response times, which tests reduce.
 */
export async function openAccounts(
  appContext: AppContext,
  settings: Pick<AuthParts, "passwords" | "responsePaddingMs"> = {
    passwords: createPasswordHasher(),
    responsePaddingMs,
  },
): Promise<OpenAccounts> {
  const { config, db, log, attempts } = appContext;
  const mailer = createMailer(config, log);
  const secret = await loadSecret(config);
  const auth = createAuth({ db, config, log, attempts, mailer, secret, ...settings });
  await ensureConfiguredAdmin(auth);
  const cleanUp = setInterval(() => {
    deleteEndedSessions(db).catch((error: unknown) =>
      log.warn({ err: describeError(error) }, "clean-up failed"),
    );
  }, cleanUpEveryMs).unref();
  return {
    accounts: auth,
    setupCode: await prepareSetupCode(auth),
    close: async () => {
      clearInterval(cleanUp);
      const began = performance.now();
      // Slow background work is always a mail.
      await Promise.race([auth.background.idle(), delay(mailStopMs, undefined, { ref: false })]);
      await mailer.close(Math.max(0, mailStopMs - (performance.now() - began)));
    },
  };
}

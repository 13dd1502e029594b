import { setTimeout as delay } from "node:timers/promises";
import type { AppContext } from "./app-context.ts";
import { mailStopMs } from "./jobs/mail/delivery.ts";
import { createMailQueue } from "./jobs/queue-mails.ts";
import { createAuth, type Auth, type AuthParts } from "./services/accounts/auth.ts";
import { ensureConfiguredAdmin } from "./services/accounts/configured-admin.ts";
import { responsePaddingMs } from "./services/accounts/pad-response-time.ts";
import { createPasswordHasher } from "./services/accounts/password-hasher.ts";
import { loadSecret } from "./services/accounts/secret.ts";
import { prepareSetupCode } from "./services/accounts/setup-code.ts";

/** The accounts, ready for the HTTP layer. */
export type OpenAccounts = {
  readonly accounts: Auth;
  /** To be printed; undefined once an admin exists. */
  readonly setupCode: string | undefined;
  /** Waits briefly for mails being queued. */
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
  const secret = await loadSecret(config);
  const mails = createMailQueue(appContext);
  const auth = createAuth({ db, config, log, attempts, mails, secret, ...settings });
  await ensureConfiguredAdmin(auth);
  return {
    accounts: auth,
    setupCode: await prepareSetupCode(auth),
    close: async () => {
      await Promise.race([auth.background.idle(), delay(mailStopMs, undefined, { ref: false })]);
    },
  };
}

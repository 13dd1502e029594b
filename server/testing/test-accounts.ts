import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { handleAuthRequest } from "#server/accounts/auth-handler.ts";
import { createAuth, type Auth, type AuthParts } from "#server/accounts/auth.ts";
import { resolveActor } from "#server/accounts/resolve-actor.ts";
import { loadConfig, type Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { createAttemptLimiter } from "#server/limits/attempt-limiter.ts";
import { createMemoryCounters } from "#server/limits/memory-counters.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { createChangeQueue } from "#server/queue/change-queue.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createFileStorage } from "#server/storage/file-storage.ts";
import type { ReadMail } from "./parse-mail.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { readOutbox } from "./read-outbox.ts";
import { busyMachine, createTestDatabase } from "./test-database.ts";

/** The accounts API on its own database, for one test file. */
export type TestAccounts = {
  readonly auth: Auth;
  readonly db: Database;
  readonly config: Config;
  /** Every line that was logged. */
  readonly logLines: readonly string[];
  /** A second instance with other settings on the same database, like another process. */
  another(settings: Partial<Config>): Auth;
  send(call: TestCall): Promise<Response>;
  /** Signs up, confirms by the mail's link and signs in; returns the session's cookie. */
  makePerson(email: string, password?: string): Promise<string>;
  /** The mails to an address, oldest first, after all pending ones are sent. */
  readMails(to: string): Promise<readonly ReadMail[]>;
  actAs(cookie: string): Promise<ServiceContext>;
  close(): Promise<void>;
};

/** A request below /api/auth. With a body it is a POST. */
export type TestCall = {
  readonly path: string;
  readonly body?: unknown;
  /** Sends this text instead of a JSON body. */
  readonly rawBody?: string;
  readonly method?: string;
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
  /** Sends the request to this instance instead of the file's own. */
  readonly auth?: Auth;
};

/** A password that meets every rule. */
export const goodPassword = "Kushineta 6205-2RS";

/** The default origin of test requests. */
const testOrigin = "http://shop.test:4300";

/** Opens the accounts API with its mails in an outbox folder and high rate limits. */
export async function createTestAccounts(
  settings: Partial<Config> = {},
  passwordSettings: Pick<AuthParts, "passwords" | "responsePaddingMs"> = quickPasswords,
): Promise<TestAccounts> {
  const database = await createTestDatabase(busyMachine);
  const dataDir = await mkdtemp(join(tmpdir(), "shop-accounts-"));
  const logLines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void logLines.push(line) });
  const config = {
    ...loadConfig({ DATA_DIR: dataDir, PUBLIC_URL: testOrigin, RATE_LIMIT_FACTOR: "1000" }),
    ...settings,
  };
  const secret = "a-test-secret-of-more-than-32-characters";
  const another = (changes: Partial<Config>): Auth => {
    const changed = { ...config, ...changes };
    const mailer = createMailer(changed, log);
    const limiter = createAttemptLimiter(createMemoryCounters());
    const attempts = { limiter, factor: changed.rateLimitFactor };
    const parts = { db: database.db, config: changed, secret, mailer, log, attempts };
    return createAuth({ ...parts, ...passwordSettings });
  };
  const auth = another({});

  const send = (call: TestCall): Promise<Response> =>
    handleAuthRequest(call.auth ?? auth, toRequest(call), { address: call.address ?? "192.0.2.1" });

  const readMails = async (to: string): Promise<readonly ReadMail[]> => {
    await auth.background.idle();
    return (await readOutbox(dataDir)).filter((mail) => mail.to === to);
  };

  return {
    auth,
    db: database.db,
    config,
    logLines,
    another,
    send,
    readMails,
    makePerson: async (email, password = goodPassword) => {
      await send({ path: "/sign-up/email", body: { name: "Arta Hoxha", email, password } });
      const mail = (await readMails(email)).at(-1);
      await send(getConfirmation(findLink(mail)));
      return getCookie(await send({ path: "/sign-in/email", body: { email, password } }));
    },
    actAs: async (cookie) => ({
      actor: await resolveActor(auth, new Headers({ cookie })),
      db: database.db,
      config,
      log,
      storage: createFileStorage(config),
      clientAddress: "192.0.2.1",
      attempts: auth.attempts,
      changeQueue: createChangeQueue(),
      now: () => new Date(),
      announceChanges: () => {},
    }),
    close: async () => {
      await auth.background.idle();
      await auth.mailer.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The Cookie header that a browser would send after a response. */
export function getCookie(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(";", 1).join(""))
    .join("; ");
}

/** The link in a mail. */
export function findLink(mail: ReadMail | undefined): URL {
  const link = /^https?:\S+$/m.exec(mail?.text ?? "")?.[0];
  if (link === undefined) throw new Error("The mail holds no link");
  return new URL(link);
}

/** The request that the confirmation page sends when its button is pressed. */
export function getConfirmation(link: URL): TestCall {
  return { path: "/confirm-email", body: { token: link.hash.replace("#token=", "") } };
}

function toRequest(call: TestCall): Request {
  const hasBody = call.body !== undefined || call.rawBody !== undefined;
  return new Request(`${testOrigin}/api/auth${call.path}`, {
    method: call.method ?? (hasBody ? "POST" : "GET"),
    headers: {
      ...(hasBody && { "content-type": "application/json", origin: testOrigin }),
      ...(call.cookie !== undefined && { cookie: call.cookie }),
      ...call.headers,
    },
    ...(hasBody && { body: call.rawBody ?? JSON.stringify(call.body) }),
  });
}

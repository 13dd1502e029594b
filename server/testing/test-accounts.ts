import pino from "pino";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { users } from "#server/db/schema/auth.ts";
import { createApp } from "#server/http/app.ts";
import { createMailQueue } from "#server/jobs/queue-mails.ts";
import { createAuth, type Auth, type AuthParts } from "#server/services/accounts/auth.ts";
import { resolveActor } from "#server/services/accounts/resolve-actor.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createAttemptLimiter } from "#server/services/limits/attempt-limiter.ts";
import { createMemoryCounters } from "#server/services/limits/memory-counters.ts";
import { deliverQueuedMails } from "./deliver-queued-mails.ts";
import type { ReadMail } from "./parse-mail.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { readOutbox } from "./read-outbox.ts";
import { createTestAppContext, testSecret } from "./test-app-context.ts";
import { busyMachine } from "./test-database.ts";

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
  /** An undefined one is left out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
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
  const logLines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void logLines.push(line) });
  const appContext = await createTestAppContext(
    { publicUrl: testOrigin, trustedProxies: 1, ...settings },
    log,
    busyMachine,
  );
  const { db, config } = appContext;
  await db.delete(users);
  const mails = createMailQueue(appContext);
  const apps = new Map<Auth, ReturnType<typeof createApp>>();
  const another = (changes: Partial<Config>): Auth => {
    const changed = { ...config, ...changes };
    const limiter = createAttemptLimiter(createMemoryCounters());
    const attempts = { limiter, factor: changed.rateLimitFactor };
    const parts = { db, config: changed, secret: testSecret, mails, log, attempts };
    const accounts = createAuth({ ...parts, ...passwordSettings });
    const app = createApp({ appContext: { ...appContext, config: changed, attempts }, accounts });
    apps.set(accounts, app);
    return accounts;
  };
  const auth = another({});

  const send = async (call: TestCall): Promise<Response> => {
    const app = apps.get(call.auth ?? auth);
    if (!app) throw new Error("These accounts were opened elsewhere");
    return app.fetch(toRequest(call));
  };

  const readMails = async (to: string): Promise<readonly ReadMail[]> => {
    await auth.background.idle();
    await deliverQueuedMails(appContext);
    return (await readOutbox(config.dataDir)).filter((mail) => mail.to === to);
  };

  return {
    auth,
    db,
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
    actAs: async (cookie) => appContext.actAs(await resolveActor(auth, new Headers({ cookie }))),
    close: async () => {
      await auth.background.idle();
      await appContext.close();
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
  const headers = {
    ...(hasBody && { "content-type": "application/json", origin: testOrigin }),
    "x-forwarded-for": call.address ?? "192.0.2.1",
    cookie: call.cookie,
    ...call.headers,
  };
  return new Request(`${testOrigin}/api/auth${call.path}`, {
    method: call.method ?? (hasBody ? "POST" : "GET"),
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
    ...(hasBody && { body: call.rawBody ?? JSON.stringify(call.body) }),
  });
}

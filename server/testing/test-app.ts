import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Monitoring } from "#server/app-context.ts";
import type { Config } from "#server/config.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import { createApp } from "#server/http/app.ts";
import { connectionLimits } from "#server/http/connection-limits.ts";
import type { Site } from "#server/http/pages.ts";
import { baseHeaders } from "#server/http/security-headers.ts";
import { listen, type Listening } from "#server/listen.ts";
import { openAccounts } from "#server/open-accounts.ts";
import { insertAccount } from "#server/services/accounts/insert-account.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { createTestAppContext, type TestAppContext } from "./test-app-context.ts";

export type ApiCall = {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as is, instead of `body`. */
  readonly rawBody?: string;
  /** Sent as multipart/form-data, instead of `body`. */
  readonly form?: FormData;
  /** Sent as a stream, instead of `body`. */
  readonly stream?: ReadableStream<Uint8Array>;
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/** A response with its JSON body. */
export type ApiAnswer = {
  readonly status: number;
  readonly headers: Headers;
  // Tests read many shapes; a wrong one fails the test that reads it.
  readonly body: Record<string, unknown>;
};

/** The whole application in this process, on its own database. */
export type TestApp = {
  readonly appContext: TestAppContext;
  fetch(path: string, call?: ApiCall): Promise<Response>;
  call(path: string, call?: ApiCall): Promise<ApiAnswer>;
  /** Creates a confirmed account and signs it in; returns its cookie. */
  signIn(role: "customer" | "admin"): Promise<{ cookie: string; userId: string; email: string }>;
  /** Listens on a local port, for tests that need a real connection. */
  listen(): Promise<Listening>;
  close(): Promise<void>;
};

const password = "Test-password-1";

/** Opens the application; without a site it serves no pages. */
export async function createTestApp(
  settings: Partial<Config> = {},
  site?: Site,
  log?: Logger,
  monitoring?: Partial<Monitoring>,
): Promise<TestApp> {
  const appContext = await createTestAppContext(settings, log, monitoring);
  const { accounts, close } = await openAccounts(appContext, quickPasswords);
  const app = createApp({ appContext, accounts, ...(site && { site }) });
  const origin = new URL(appContext.config.publicUrl).origin;

  const send: TestApp["fetch"] = async (path, call = {}) => {
    const json = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    const body = call.form ?? call.stream ?? json;
    const request = new Request(`${origin}${path}`, {
      method: call.method ?? "GET",
      headers: {
        ...(json !== undefined && { "content-type": "application/json" }),
        ...(call.cookie !== undefined && { cookie: call.cookie, origin }),
        ...call.headers,
      },
      ...(body !== undefined && { body }),
      ...(call.stream && { duplex: "half" as const }),
      ...(call.signal && { signal: call.signal }),
    });
    return app.fetch(request);
  };

  const callApi: TestApp["call"] = async (path, call) => {
    const response = await send(path, call);
    const text = await response.text();
    const body: Record<string, unknown> = text === "" ? {} : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  };

  return {
    appContext,
    fetch: send,
    call: callApi,
    async signIn(role) {
      const email = `${role}-${randomUUID()}@shop.example`;
      const userId = await makeAccount(appContext, email, role);
      const response = await send("/api/auth/sign-in/email", {
        method: "POST",
        body: { email, password },
      });
      if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
      return { cookie: cookies.join("; "), userId, email };
    },
    listen: () =>
      listen({
        fetch: app.fetch,
        port: 0,
        host: "127.0.0.1",
        headers: baseHeaders(appContext.config),
        limits: connectionLimits(appContext.config),
      }),
    async close() {
      await close();
      await appContext.close();
    },
  };
}

async function makeAccount(
  appContext: TestAppContext,
  email: string,
  role: string,
): Promise<string> {
  const passwordHash = await quickPasswords.passwords.hash(password);
  return appContext.db.transaction(async (tx) => {
    const account = { email, passwordHash, name: "Test Person", phone: null, isConfirmed: true };
    const userId = await insertAccount(tx, account);
    if (userId === undefined) throw new Error("The address is taken");
    if (role === "admin") {
      await tx.insert(adminUsers).values({ id: randomUUID(), userId, email, name: "Test Person" });
    }
    return userId;
  });
}

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions, users } from "#server/db/schema/auth.ts";
import {
  getCookie,
  createTestAccounts,
  goodPassword,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";
import type { Auth } from "./auth.ts";
import { resolveActor } from "./resolve-actor.ts";

let appContext: TestAccounts;
const owner = "owner@firm.example";

beforeAll(async () => {
  appContext = await createTestAccounts();
  await appContext.makePerson(owner);
});

afterAll(() => appContext.close());

type Attempt = {
  readonly email?: string;
  readonly password?: string;
  readonly address?: string;
  readonly auth?: Auth;
  readonly cookie?: string;
};

function signIn(attempt: Attempt): Promise<Response> {
  const { email = owner, password = "Wrong-Password-1", ...rest } = attempt;
  return appContext.send({ path: "/sign-in/email", body: { email, password }, ...rest });
}

// docs/product/accounts.md#one-answer-to-wrong-credentials
test("an unknown address, a wrong password and an unconfirmed account get the same response", async () => {
  const email = "waiting@firm.example";
  const body = { name: "Waiting", email, password: goodPassword };
  await appContext.send({ path: "/sign-up/email", body });
  const answers = await Promise.all([
    signIn({ email: "nobody@firm.example" }),
    signIn({}),
    signIn({ email, password: goodPassword }),
    signIn({ email }),
    signIn({ email: "not an address" }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      defined: true,
      code: "invalid_credentials",
      message: "Invalid email or password",
      status: 401,
    });
    expect([...answer.headers]).toEqual([...(answers[0]?.headers ?? [])]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  // The right password mails the link again; a wrong one sends no mail.
  expect(await appContext.readMails(email)).toHaveLength(2);
});

// docs/product/accounts.md#both-fields-required
test("an empty form gets the specified text", async () => {
  for (const attempt of [{ email: "" }, { password: "" }, { email: " ", password: "" }]) {
    const answer = await signIn(attempt);
    expect(await answer.json()).toEqual({
      defined: true,
      code: "credentials_required",
      message: "Email and password are required",
      status: 422,
    });
  }
});

test("accepts the address in any case and with spaces around it", async () => {
  const answer = await signIn({ email: "  Owner@FIRM.example ", password: goodPassword });
  expect(answer.status).toBe(200);
});

// docs/product/security.md#limited-failures
test("the sixth failure on an account from one address returns 429 with the time to wait", async () => {
  const auth = appContext.another({ rateLimitFactor: 1 });
  const address = "198.51.100.1";
  for (let index = 0; index < 5; index += 1) {
    expect((await signIn({ auth, address })).status).toBe(401);
  }
  const rejected = await signIn({ auth, address, password: goodPassword });
  expect(rejected.status).toBe(429);
  expect(await rejected.json()).toMatchObject({ code: "rate_limited", status: 429 });
  const wait = Number(rejected.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
});

// docs/product/security.md#limited-failures
test("parallel attempts can't exceed the limit", async () => {
  const auth = appContext.another({ rateLimitFactor: 1 });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => signIn({ auth, address: "198.51.100.2" })),
  );
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
});

// docs/product/security.md#one-sign-in-route
test("both sign-in pages use one route and share its limit, response and log", async () => {
  const auth = appContext.another({ rateLimitFactor: 1 });
  const address = "198.51.100.18";
  const from = (page: string): Promise<Response> =>
    appContext.send({
      path: "/sign-in/email",
      body: { email: owner, password: "Wrong-Password-1" },
      headers: { referer: `http://shop.test:4300${page}` },
      auth,
      address,
    });
  const before = appContext.logLines.length;
  const pages = ["/auth", "/admin-login", "/account", "/auth", "/admin-login"];
  const answers: string[] = [];
  for (const page of pages) answers.push(await (await from(page)).text());
  expect(new Set(answers).size).toBe(1);
  for (const page of pages) expect((await from(page)).status).toBe(429);
  const rejected = appContext.logLines
    .slice(before)
    .filter((line) => line.includes('"msg":"refused"'));
  expect(rejected).toHaveLength(10);
  for (const line of rejected) expect(line).toContain('"route":"accounts.signIn"');
});

// docs/product/security.md#one-password-on-many-accounts
test("trying one password on many accounts is limited per address", async () => {
  const auth = appContext.another({ rateLimitFactor: 0.5 });
  const statuses: number[] = [];
  for (let index = 0; index < 14; index += 1) {
    const email = `account${index}@firm.example`;
    statuses.push((await signIn({ auth, email, address: "198.51.100.3" })).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
});

// docs/product/security.md#owners-are-not-locked-out
test("a stranger's failures don't lock the owner out", async () => {
  const auth = appContext.another({ rateLimitFactor: 1 });
  for (let index = 0; index < 6; index += 1) await signIn({ auth, address: "198.51.100.4" });
  expect((await signIn({ auth, address: "198.51.100.4", password: goodPassword })).status).toBe(
    429,
  );
  expect((await signIn({ auth, address: "198.51.100.5", password: goodPassword })).status).toBe(
    200,
  );
});

test("a successful sign-in resets the failures before it", async () => {
  const auth = appContext.another({ rateLimitFactor: 1 });
  const address = "198.51.100.6";
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 4; index += 1) await signIn({ auth, address });
    expect((await signIn({ auth, address, password: goodPassword })).status).toBe(200);
  }
});

test("successful sign-ins don't count towards any limit", async () => {
  const auth = appContext.another({ rateLimitFactor: 0.15 });
  const address = "198.51.100.7";
  for (let index = 0; index < 5; index += 1) {
    expect((await signIn({ auth, address, password: goodPassword })).status).toBe(200);
  }
});

// docs/product/security.md#no-sql-injection
test("SQL as address or password returns 401", async () => {
  const payloads = [
    "' OR 1=1 --",
    "a'--@firm.example",
    '"; DROP TABLE users; --',
    "%@firm.example",
  ];
  for (const payload of payloads) {
    expect((await signIn({ email: payload })).status).toBe(401);
    expect((await signIn({ password: payload })).status).toBe(401);
  }
  expect(await appContext.db.select().from(users)).not.toHaveLength(0);
});

// docs/product/security.md#new-session
test("signing in creates a new session and ends the previous one", async () => {
  const first = getCookie(await signIn({ password: goodPassword }));
  const second = getCookie(await signIn({ password: goodPassword, cookie: first }));
  expect(second).not.toBe(first);
  expect((await resolveActor(appContext.auth, new Headers({ cookie: first }))).kind).toBe(
    "visitor",
  );
  expect((await resolveActor(appContext.auth, new Headers({ cookie: second }))).kind).toBe("user");
});

// docs/product/security.md#new-session
test("a planted session cookie stays invalid", async () => {
  const planted = "shop.session_token=planted-by-a-stranger";
  const cookie = getCookie(await signIn({ password: goodPassword, cookie: planted }));
  expect(cookie).not.toContain("planted");
  expect((await resolveActor(appContext.auth, new Headers({ cookie: planted }))).kind).toBe(
    "visitor",
  );
  const rows = await appContext.db
    .select()
    .from(sessions)
    .where(eq(sessions.token, "planted-by-a-stranger"));
  expect(rows).toEqual([]);
});

// docs/product/security.md#no-default-accounts
test("there are no default accounts", async () => {
  const guesses = [
    "admin",
    "admin@admin.com",
    "admin@localhost",
    "admin@industrial-components.example",
  ];
  for (const email of guesses) {
    for (const password of ["admin", "Password1", "Admin123", "changeme"]) {
      expect((await signIn({ email, password })).status).toBe(401);
    }
  }
});

// docs/product/security.md#no-secrets-in-logs
test("passwords, addresses and tokens are not logged", async () => {
  const cookie = getCookie(await signIn({ password: goodPassword }));
  await signIn({ password: "Secret-In-No-Log-5" });
  const log = appContext.logLines.join("");
  expect(log).toContain('"route":"accounts.signIn"');
  for (const secret of [
    goodPassword,
    "Secret-In-No-Log-5",
    owner,
    /=(\w{32})/.exec(cookie)?.[1] ?? "a token",
  ]) {
    expect(log).not.toContain(secret);
  }
});

import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { sessions, users } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import { deleteEndedSessions } from "#server/jobs/delete-ended-rows.ts";
import {
  getCookie,
  createTestAccounts,
  goodPassword,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";
import { resolveActor } from "./resolve-actor.ts";

let appContext: TestAccounts;
const email = "owner@firm.example";
const dayMs = 24 * 60 * 60 * 1_000;

beforeAll(async () => {
  appContext = await createTestAccounts();
  await appContext.makePerson(email);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => appContext.close());

async function signIn(headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const body = { email, password: goodPassword };
  return appContext.send({ path: "/sign-in/email", body, headers });
}

async function getKind(headers: Readonly<Record<string, string>>): Promise<string> {
  return (await resolveActor(appContext.auth, new Headers(headers))).kind;
}

function shiftClock(byMs: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + byMs });
}

// docs/product/accounts.md#survives-restarts, docs/product/security.md#cookie
test("the cookie is HttpOnly, SameSite=Lax, long enough, and bound to the host on https", async () => {
  const plain = (await signIn()).headers.getSetCookie();
  expect(plain).toHaveLength(1);
  expect(plain[0]).toMatch(/^shop\.session_token=\w{32}\./);
  expect(plain[0]).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);

  const auth = appContext.another({ publicUrl: "https://shop.test", isHttps: true });
  const answer = await appContext.send({
    path: "/sign-in/email",
    body: { email, password: goodPassword },
    headers: { origin: "https://shop.test" },
    auth,
  });
  const [secure] = answer.headers.getSetCookie();
  expect(secure).toMatch(/^__Host-shop\.session_token=/);
  expect(secure).toContain("; Path=/; HttpOnly; Secure; SameSite=Lax");
  expect(secure).not.toContain("Domain");
  const headers = new Headers({ cookie: getCookie(answer) });
  expect((await resolveActor(auth, headers)).kind).toBe("user");
  expect((await resolveActor(appContext.auth, headers)).kind).toBe("visitor");
});

// docs/product/accounts.md#survives-restarts
test("the session survives a restart of the server", async () => {
  const headers = new Headers({ cookie: getCookie(await signIn()) });
  expect((await resolveActor(appContext.another({}), headers)).kind).toBe("user");
});

test("get-session returns the signed-in user, and null for a visitor", async () => {
  const cookie = getCookie(await signIn());
  const answer = await appContext.send({ path: "/get-session", cookie });
  const body: unknown = await answer.json();
  expect(body).toEqual({
    user: { id: expect.any(String), name: "Arta Hoxha", email, phone: null, is_admin: false },
    expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(JSON.stringify(body)).not.toContain(cookie.slice(20, 40));
  for (const other of [undefined, "shop.session_token=garbage", `${cookie.slice(0, -3)}AAA`]) {
    const session = await appContext.send({ path: "/get-session", cookie: other });
    expect(session.status).toBe(200);
    expect(await session.json()).toBeNull();
  }
});

test("an invalid session cookie counts as a visitor", async () => {
  const values = [
    "",
    ".",
    "a.b",
    "%",
    "%E0%A4%A",
    "x".repeat(5_000),
    `${"a".repeat(32)}.${"b".repeat(44)}`,
  ];
  for (const value of values) {
    expect(await getKind({ cookie: `shop.session_token=${value}` })).toBe("visitor");
    expect(await getKind({ authorization: `Bearer ${value}` })).toBe("visitor");
  }
});

// docs/product/accounts.md#signed-out-in-all-tabs, docs/product/security.md#sign-out-is-final
test("sign-out invalidates the old cookie immediately", async () => {
  const cookie = getCookie(await signIn());
  const answer = await appContext.send({ path: "/sign-out", body: {}, cookie });
  expect(await answer.json()).toEqual({ success: true });
  expect(getCookie(answer)).toBe("");
  expect(answer.headers.getSetCookie().join()).toContain("shop.session_token=; Max-Age=0");
  expect(await getKind({ cookie })).toBe("visitor");
});

// docs/product/security.md#no-second-token
test("a replaced session token stays invalid: there is no second token to renew it", async () => {
  const body = { email, password: goodPassword };
  const first = getCookie(await signIn());
  const second = getCookie(await appContext.send({ path: "/sign-in/email", body, cookie: first }));
  expect(second).not.toBe(first);
  // Use the first cookie again, as an attacker would, many times at once.
  const kinds = await Promise.all(Array.from({ length: 20 }, () => getKind({ cookie: first })));
  expect(new Set(kinds)).toEqual(new Set(["visitor"]));
  const renewed = await appContext.send({ path: "/get-session", cookie: first });
  expect(await renewed.json()).toBeNull();
  expect(getCookie(renewed)).toBe("");
  expect(await getKind({ cookie: second })).toBe("user");
  await appContext.send({ path: "/sign-out", body: {}, cookie: second });
  for (const cookie of [first, second]) expect(await getKind({ cookie })).toBe("visitor");
});

test("signing out also works without a session", async () => {
  const answer = await appContext.send({ path: "/sign-out", body: {} });
  expect(answer.status).toBe(200);
});

test("the native app gets a signed bearer token and no cookie", async () => {
  const origin = "capacitor://localhost";
  const answer = await signIn({ origin });
  expect(answer.headers.getSetCookie()).toEqual([]);
  const token = answer.headers.get("set-auth-token") ?? "";
  expect(await getKind({ authorization: `Bearer ${token}` })).toBe("user");
  expect(await getKind({ authorization: `Bearer ${token.split(".")[0]}` })).toBe("visitor");
  const headers = { origin, authorization: `Bearer ${token}` };
  const goodbye = await appContext.send({ path: "/sign-out", body: {}, headers });
  expect(goodbye.headers.get("set-auth-token")).toBe("");
  expect(await getKind({ authorization: `Bearer ${token}` })).toBe("visitor");
});

test("a browser gets the token only in its cookie", async () => {
  const answer = await signIn();
  expect(answer.headers.has("set-auth-token")).toBe(false);
  expect(await answer.text()).not.toContain(getCookie(answer).slice(20, 50));
});

// docs/product/accounts.md#two-roles
test("reads the admin right on every call", async () => {
  const cookie = getCookie(await signIn());
  const [user] = await appContext.db.select().from(users).where(eq(users.email, email));
  const row = { id: crypto.randomUUID(), userId: user?.id ?? "", email, name: "Arta" };
  await appContext.db.insert(adminUsers).values(row);
  expect(await resolveActor(appContext.auth, new Headers({ cookie }))).toEqual({
    kind: "user",
    userId: user?.id,
    email,
    name: "Arta Hoxha",
    isAdmin: true,
  });
  await appContext.db.delete(adminUsers);
  const actor = await resolveActor(appContext.auth, new Headers({ cookie }));
  expect(actor).toMatchObject({ kind: "user", isAdmin: false });
});

// docs/product/security.md#idle-and-absolute-end
test("a session ends after 7 days without use", async () => {
  const cookie = getCookie(await signIn());
  shiftClock(7 * dayMs - 60_000);
  expect(await getKind({ cookie })).toBe("user");
  shiftClock(60_000 + 1_000);
  expect(await getKind({ cookie })).toBe("visitor");
});

// docs/product/security.md#idle-and-absolute-end
test("a session in use gets a fresh cookie, but ends after 30 days", async () => {
  const cookie = getCookie(await signIn());
  const check = (): Promise<Response> => appContext.send({ path: "/get-session", cookie });
  expect((await check()).headers.getSetCookie()).toEqual([]);
  for (let day = 0; day < 28; day += 4) {
    shiftClock(4 * dayMs);
    const answer = await check();
    expect(answer.headers.getSetCookie().join()).toContain("Max-Age=604800");
    expect(await answer.json()).toMatchObject({ user: { email } });
  }
  shiftClock(2 * dayMs + 60_000);
  expect(await (await check()).json()).toBeNull();
});

// docs/product/reliability.md#clock-changes
test("a clock that goes back an hour signs no user out", async () => {
  const cookie = getCookie(await signIn());
  shiftClock(-60 * 60 * 1_000);
  expect(await getKind({ cookie })).toBe("user");
});

test("cleaning up deletes ended sessions and keeps valid ones", async () => {
  const cookie = getCookie(await signIn());
  await appContext.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.ipAddress, "192.0.2.1"));
  const fresh = getCookie(await signIn());
  await deleteEndedSessions(appContext.db);
  expect(await appContext.db.select().from(sessions)).toHaveLength(1);
  expect(await getKind({ cookie })).toBe("visitor");
  expect(await getKind({ cookie: fresh })).toBe("user");
});

test("a database outage is an error, never a sign-out", async () => {
  const lost = await createTestAccounts();
  await lost.makePerson(email);
  const body = { email, password: goodPassword };
  const cookie = getCookie(await lost.send({ path: "/sign-in/email", body }));
  await lost.close();
  const away = /^Failed query|after calling end on the pool/;
  await expect(resolveActor(lost.auth, new Headers({ cookie }))).rejects.toThrow(away);
  const calls = [
    { path: "/get-session", cookie },
    { path: "/sign-out", body: {}, cookie },
    { path: "/sign-in/email", body },
  ];
  for (const call of calls) {
    const answer = await lost.send(call);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

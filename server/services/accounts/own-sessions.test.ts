import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { sessions } from "#server/db/schema/auth.ts";
import {
  createTestAccounts,
  getCookie,
  goodPassword as password,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";

let accounts: TestAccounts;
const email = "owner@firm.example";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

beforeAll(async () => {
  accounts = await createTestAccounts();
  await accounts.makePerson(email);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => accounts.close());

async function signIn(options: {
  readonly userAgent?: string;
  readonly device?: string;
  readonly address?: string;
}): Promise<string> {
  const { userAgent = firefox, device, ...call } = options;
  const body = { email, password, device };
  const headers = { "user-agent": userAgent };
  return getCookie(await accounts.send({ path: "/sign-in/email", body, headers, ...call }));
}

const listAnswer = z.object({
  sessions: z.array(z.looseObject({ id: z.string(), is_current: z.boolean() })),
});

async function list(cookie: string) {
  const answer = await accounts.send({ path: "/sessions", cookie });
  return listAnswer.parse(await answer.json()).sessions;
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await accounts.actAs(cookie)).actor.kind === "user";
}

// docs/product/accounts.md#devices
test("lists the own devices and ends one, or all others, at once", async () => {
  const [desk, phone, third] = [
    await signIn({}),
    await signIn({ userAgent: safari, address: "203.0.113.7" }),
    await signIn({}),
  ];
  const listed = await list(desk);
  expect(listed.map((one) => one.is_current)).toEqual([true, ...listed.slice(1).map(() => false)]);
  expect(listed).toContainEqual({
    id: expect.any(String),
    browser: "Safari",
    system: "iPhone",
    is_app: false,
    ip_address: "203.0.113.7",
    started_at: expect.stringMatching(/Z$/),
    seen_at: expect.stringMatching(/Z$/),
    is_current: false,
  });
  const [{ id } = { id: "" }] = await list(phone);
  expect((await accounts.send({ path: "/sessions/end", body: { id }, cookie: desk })).status).toBe(
    200,
  );
  expect([await isSignedIn(desk), await isSignedIn(phone), await isSignedIn(third)]).toEqual([
    true,
    false,
    true,
  ]);
  await accounts.send({ path: "/sessions/end-others", body: {}, cookie: desk });
  expect([await isSignedIn(desk), await isSignedIn(third)]).toEqual([true, false]);
});

// docs/product/security.md#own-sessions-only
test("another user's session can't be seen or ended, even with its id", async () => {
  const cookie = await signIn({});
  const stranger = await accounts.makePerson("stranger@firm.example");
  const [{ id } = { id: "" }] = await list(cookie);
  expect((await list(stranger)).map((one) => one.id)).not.toContain(id);
  const answer = await accounts.send({ path: "/sessions/end", body: { id }, cookie: stranger });
  const unknown = await accounts.send({
    path: "/sessions/end",
    body: { id: "no-such-session" },
    cookie: stranger,
  });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(await unknown.text());
  await accounts.send({ path: "/sessions/end-others", body: {}, cookie: stranger });
  expect(await isSignedIn(cookie)).toBe(true);
});

// docs/product/security.md#no-secrets-at-rest
test("the database has no usable session: its tokens are hashes", async () => {
  const cookie = await signIn({});
  const token = cookie.replace("shop.session_token=", "").split(".")[0] ?? "";
  const stored = await accounts.db.select().from(sessions);
  expect(stored.map((row) => row.token)).toSatisfy((tokens: string[]) =>
    tokens.every((one) => /^[\da-f]{64}$/.test(one)),
  );
  expect(JSON.stringify(stored)).not.toContain(token);
  // Neither a hash nor a row's id signs in, also with a signature of another token.
  const [, signature] = cookie.split(".");
  for (const value of stored.flatMap((row) => [row.token, row.id])) {
    expect(await isSignedIn(`shop.session_token=${value}.${signature}`)).toBe(false);
  }
});

// docs/product/accounts.md#devices
test("a use is stored with its network, at most every ten minutes", async () => {
  const cookie = await signIn({});
  const check = async (address: string): Promise<unknown> => {
    await accounts.send({ path: "/get-session", cookie, address });
    await accounts.auth.background.idle();
    return (await list(cookie))[0]?.["ip_address"];
  };
  expect(await check("203.0.113.50")).toBe("192.0.2.1");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
  expect(await check("203.0.113.51")).toBe("203.0.113.51");
  expect(await check("203.0.113.52")).toBe("203.0.113.51");
});

// docs/product/accounts.md#mail-about-a-new-device
test("a sign-in on a new device is mailed to the owner, one on a known device isn't", async () => {
  const count = async (): Promise<number> =>
    (await accounts.readMails(email)).filter(({ subject }) => /New sign-in/.test(subject)).length;
  const before = await count();
  const device = "d6b1c7f0-0000-4000-8000-000000000001";
  await signIn({ device, address: "203.0.113.8" });
  const mail = (await accounts.readMails(email)).at(-1);
  expect(mail?.subject).toBe("New sign-in to your account · Hyrje e re në llogarinë tuaj");
  expect(mail?.text).toMatch(/Firefox, Windows[\s\S]*203\.0\.113\.8/);
  await signIn({ device, userAgent: safari, address: "203.0.113.9" });
  expect(await count()).toBe(before + 1);
});

import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { twoFactors } from "#server/db/schema/auth.ts";
import { history } from "#server/db/schema/staff.ts";
import { readAppCode } from "#server/testing/authenticator-app.ts";
import {
  callSecondFactor,
  challengeAnswer,
  codesAnswer,
  keyAnswer,
  readCode,
  type SecondFactorCalls,
} from "#server/testing/second-factor-calls.ts";
import {
  createTestAccounts,
  getCookie,
  goodPassword as password,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";

let accounts: TestAccounts;
let calls: SecondFactorCalls;
let now = Date.now();

beforeAll(async () => {
  accounts = await createTestAccounts();
  calls = callSecondFactor(accounts);
});

/** Each test begins with codes that none before has used. */
beforeEach(() => {
  now += 20 * 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => accounts.close());

// docs/product/accounts.md#second-factor-for-admins
test("an admin turns it on by key, QR code and first code, and signs in with the next one", async () => {
  const email = "on@firm.example";
  const before = await calls.makeAdmin(email);
  const other = getCookie(await calls.send("/sign-in/email", { email, password }));
  const started = keyAnswer.parse(await calls.post("/second-factor/start", { password }, before));
  expect(started.key).toMatch(/^[A-Z2-7]{52}$/);
  expect(started.uri).toMatch(/^otpauth:\/\/totp\//);
  expect(started.qr.size).toBeGreaterThan(40);
  // Not confirmed yet: the password alone signs in.
  expect((await calls.send("/sign-in/email", { email, password })).status).toBe(200);
  const answer = await calls.send(
    "/second-factor/turn-on",
    { code: readAppCode(started.key) },
    before,
  );
  const { recovery_codes: codes } = codesAnswer.parse(await answer.json());
  expect(new Set(codes).size).toBe(10);
  const cookie = getCookie(answer);
  expect(await (await accounts.send({ path: "/second-factor", cookie })).json()).toEqual({
    is_on: true,
    is_required: false,
    codes_left: 10,
  });
  // Sessions from before were opened without it.
  for (const ended of [before, other]) {
    expect((await accounts.actAs(ended)).actor.kind).toBe("visitor");
  }
  const challenge = await calls.begin(email);
  const signedIn = await calls.finish(challenge, ` ${readAppCode(started.key, 1)} `);
  expect(await signedIn.json()).toMatchObject({ user: { email, is_admin: true } });
  expect((await accounts.actAs(getCookie(signedIn))).actor).toMatchObject({ isAdmin: true });
});

// docs/product/accounts.md#turning-it-off
test("only password and code together turn it off or replace the codes", async () => {
  const { cookie, key, codes, email } = await calls.enrol("off@firm.example");
  const [recovery = ""] = codes;
  for (const path of ["/second-factor/turn-off", "/second-factor/recovery-codes"]) {
    for (const [body, code] of [
      [{ password }, "invalid_input"],
      [{ password, code: "" }, "invalid_input"],
      [{ code: readAppCode(key) }, "invalid_input"],
      [{ password, code: "000001" }, "wrong_code"],
      [{ password: "Wrong-Password-1", code: recovery }, "wrong_password"],
    ] as const) {
      expect(await readCode(await calls.send(path, body, cookie))).toBe(code);
    }
  }
  const replaced = await calls.post(
    "/second-factor/recovery-codes",
    { password, code: recovery },
    cookie,
  );
  const fresh = codesAnswer.parse(replaced).recovery_codes;
  expect(fresh).toHaveLength(10);
  expect(await readCode(await calls.finish(await calls.begin(email), codes[1] ?? ""))).toBe(
    "wrong_code",
  );
  const off = await calls.send("/second-factor/turn-off", { password, code: fresh[0] }, cookie);
  expect(off.status).toBe(200);
  expect(await accounts.db.select().from(twoFactors)).not.toContainEqual(
    expect.objectContaining({ userId: email }),
  );
  expect((await calls.send("/sign-in/email", { email, password })).status).toBe(200);
  const again = await calls.send(
    "/second-factor/turn-off",
    { password, code: "1" },
    getCookie(off),
  );
  expect(await readCode(again)).toBe("second_factor_changed");
});

test("it can't be started without the password, by a customer, or while it is on", async () => {
  const start = "/second-factor/start";
  const customer = await accounts.makePerson("customer@firm.example");
  expect(await readCode(await calls.send(start, { password }, customer))).toBe("forbidden");
  expect((await calls.send(start, { password })).status).toBe(401);
  const { cookie, key } = await calls.enrol("started@firm.example");
  expect(await readCode(await calls.send(start, { password }, cookie))).toBe(
    "second_factor_changed",
  );
  const code = readAppCode(key);
  expect(await readCode(await calls.send("/second-factor/turn-on", { code }, cookie))).toBe(
    "second_factor_changed",
  );
  const admin = await calls.makeAdmin("unconfirmed@firm.example");
  const wrong = await calls.send(start, { password: "Wrong-Password-1" }, admin);
  expect(await readCode(wrong)).toBe("wrong_password");
  expect(await readCode(await calls.send("/second-factor/turn-on", { code }, admin))).toBe(
    "second_factor_changed",
  );
  await calls.send(start, { password }, admin);
  expect(await readCode(await calls.send("/second-factor/turn-on", { code }, admin))).toBe(
    "wrong_code",
  );
});

// docs/product/accounts.md#required-second-factor
test("with REQUIRE_2FA an admin without it may only set it up", async () => {
  const cookie = await calls.makeAdmin("due@firm.example");
  const auth = accounts.another({ isSecondFactorRequired: true });
  const ask = async (path: string, asker = cookie): Promise<Response> =>
    accounts.send({ path: `/..${path}`, cookie: asker, auth });
  const refused = await ask("/admin/stats");
  expect([refused.status, await readCode(refused)]).toEqual([403, "second_factor_due"]);
  expect((await ask("/live/orders")).status).toBe(403);
  expect(await (await ask("/admin/me")).json()).toMatchObject({
    is_admin: false,
    second_factor_due: true,
  });
  const started = await calls.send("/second-factor/start", { password }, cookie, { auth });
  const { key } = keyAnswer.parse(await started.json());
  const on = await calls.send("/second-factor/turn-on", { code: readAppCode(key) }, cookie, {
    auth,
  });
  expect((await ask("/admin/stats", getCookie(on))).status).toBe(200);
  const customer = await accounts.makePerson("plain@firm.example");
  expect(await (await ask("/admin/me", customer)).json()).not.toHaveProperty("second_factor_due");
});

// docs/product/accounts.md#lost-phone
test("the operator's command removes it, signs the account out and is recorded", async () => {
  const { email, cookie, key } = await calls.enrol("lost@firm.example");
  const challenge = await calls.begin(email);
  expect(await removeSecondFactor(accounts.db, "other@firm.example")).toBe("unknown");
  const removed = await removeSecondFactor(accounts.db, email);
  expect((await accounts.actAs(cookie)).actor.kind).toBe("visitor");
  expect(await readCode(await calls.finish(challenge, readAppCode(key)))).toBe("sign_in_expired");
  expect((await calls.send("/sign-in/email", { email, password })).status).toBe(200);
  expect(await removeSecondFactor(accounts.db, email)).toBe("off");
  const [row] = await accounts.db.select().from(history).where(eq(history.topic, "account"));
  expect({ userId: row?.entityId }).toEqual(removed);
});

test("the native app does both steps with its bearer token", async () => {
  const { email, key } = await calls.enrol("native@firm.example");
  const origin = "capacitor://localhost";
  const headers = { origin };
  const first = await accounts.send({
    path: "/sign-in/email",
    body: { email, password },
    headers,
  });
  expect(first.headers.has("set-auth-token")).toBe(false);
  const { challenge } = challengeAnswer.parse(await first.json()).data;
  const body = { challenge, code: readAppCode(key) };
  const second = await accounts.send({ path: "/sign-in/code", body, headers });
  const authorization = `Bearer ${second.headers.get("set-auth-token")}`;
  const list = await accounts.send({ path: "/sessions", headers: { origin, authorization } });
  expect(list.status).toBe(200);
});

// docs/product/security.md#no-secrets-at-rest
test("key and recovery codes are encrypted in the database", async () => {
  const { key, codes } = await calls.enrol("rest@firm.example");
  const stored = JSON.stringify(await accounts.db.select().from(twoFactors));
  for (const secret of [key, ...codes]) expect(stored).not.toContain(secret);
  for (const line of accounts.logLines) expect(line).not.toContain(key);
});

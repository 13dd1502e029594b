import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sessions, users, verifications } from "#server/db/schema/auth.ts";
import { readAppCode } from "#server/testing/authenticator-app.ts";
import {
  callSecondFactor,
  readCode,
  type SecondFactorCalls,
} from "#server/testing/second-factor-calls.ts";
import {
  createTestAccounts,
  goodPassword as password,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";

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

// docs/product/security.md#codes-work-once
test("a code works once, also in parallel, for its own account only", async () => {
  const [one, two] = [await calls.enrol("one@firm.example"), await calls.enrol("two@firm.example")];
  const code = readAppCode(one.key);
  expect(await readCode(await calls.finish(await calls.begin(two.email), code))).toBe("wrong_code");
  // The code that turned it on is used, too.
  expect(
    await readCode(await calls.finish(await calls.begin(one.email), readAppCode(one.key, -1))),
  ).toBe("wrong_code");
  const challenges = await Promise.all([1, 2, 3].map(() => calls.begin(one.email)));
  const answers = await Promise.all(challenges.map((challenge) => calls.finish(challenge, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
  vi.setSystemTime(now + 25_000);
  expect(await readCode(await calls.finish(await calls.begin(one.email), code))).toBe("wrong_code");
});

// docs/product/security.md#recovery-codes
test("a recovery code replaces the app once, typed in any way, also in parallel", async () => {
  const { email, codes, cookie } = await calls.enrol("recovery@firm.example");
  const [first = "", second = ""] = codes;
  const typed = first.toUpperCase().replace("-", " ");
  expect((await calls.finish(await calls.begin(email), typed)).status).toBe(200);
  expect(await readCode(await calls.finish(await calls.begin(email), first))).toBe("wrong_code");
  const challenges = await Promise.all([1, 2, 3].map(() => calls.begin(email)));
  const answers = await Promise.all(challenges.map((challenge) => calls.finish(challenge, second)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await accounts.send({ path: "/second-factor", cookie });
  expect(await left.json()).toMatchObject({ codes_left: 8 });
});

// docs/product/security.md#no-way-around-the-second-step
test("the first step alone opens nothing: no cookie, no session, no other use of the challenge", async () => {
  const { email, key } = await calls.enrol("around@firm.example");
  const challenge = await calls.begin(email);
  const [user] = await accounts.db.select().from(users).where(eq(users.email, email));
  const open = await accounts.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ""));
  expect(open).toHaveLength(1);
  const value = encodeURIComponent(challenge);
  const token = challenge.split(".")[0] ?? "";
  for (const cookie of [
    `shop.two_factor=${value}`,
    `shop.session_token=${value}`,
    `shop.session_token=${token}`,
  ]) {
    expect((await accounts.actAs(cookie)).actor.kind).toBe("visitor");
    for (const path of ["/second-factor/turn-off", "/second-factor/recovery-codes"]) {
      expect((await calls.send(path, { password, code: readAppCode(key) }, cookie)).status).toBe(
        401,
      );
    }
    expect((await accounts.send({ path: "/sessions", cookie })).status).toBe(401);
  }
  // Stored by its hash only.
  const stored = JSON.stringify(await accounts.db.select().from(verifications));
  expect(stored).not.toContain(token);
  for (const forged of ["", "x", `${token}.${"A".repeat(43)}=`, token]) {
    expect(await readCode(await calls.finish(forged, readAppCode(key)))).toBe("sign_in_expired");
  }
  expect((await calls.finish(challenge, readAppCode(key))).status).toBe(200);
  expect(await readCode(await calls.finish(challenge, readAppCode(key, 1)))).toBe(
    "sign_in_expired",
  );
  const late = await calls.begin(email);
  vi.setSystemTime(now + 10 * 60_000 + 1_000);
  expect(await readCode(await calls.finish(late, readAppCode(key)))).toBe("sign_in_expired");
});

// docs/product/security.md#limited-codes
test("the sixth wrong code of an account returns 429, and the thirty-first in all networks", async () => {
  const { email, key } = await calls.enrol("limits@firm.example");
  const auth = accounts.another({ rateLimitFactor: 1 });
  const wrong = "000000";
  const tryOnce = async (address: string): Promise<number> =>
    (await calls.finish(await calls.begin(email, { auth, address }), wrong, { auth, address }))
      .status;
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push(await tryOnce("198.51.100.1"));
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  const call = { auth, address: "198.51.100.1" };
  expect((await calls.finish(await calls.begin(email, call), readAppCode(key), call)).status).toBe(
    429,
  );
  // The owner's network isn't locked.
  const home = { auth, address: "203.0.113.9" };
  expect((await calls.finish(await calls.begin(email, home), readAppCode(key), home)).status).toBe(
    200,
  );
  for (let network = 0; network < 5; network += 1) {
    for (let count = 0; count < 5; count += 1) await tryOnce(`198.18.${network}.1`);
  }
  expect(await tryOnce("198.18.9.1")).toBe(429);
});

// docs/product/security.md#limited-codes
test("a challenge ends after five wrong codes, and each gets the same response", async () => {
  const { email, key } = await calls.enrol("five@firm.example");
  const challenge = await calls.begin(email);
  const bodies = new Set<string>();
  for (const code of ["000000", "abcde-fghjk", "1", "é".repeat(10), "123 456"]) {
    const answer = await calls.finish(challenge, code);
    bodies.add(`${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`);
  }
  expect(bodies.size).toBe(1);
  expect(await readCode(await calls.finish(challenge, readAppCode(key)))).toBe("sign_in_expired");
});

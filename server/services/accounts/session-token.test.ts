import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions, users } from "#server/db/schema/auth.ts";
import { createTestAccounts, type TestAccounts } from "#server/testing/test-accounts.ts";
import { hashSessionToken } from "./hashed-sessions.ts";
import { resolveActor } from "./resolve-actor.ts";

let appContext: TestAccounts;

beforeAll(async () => {
  appContext = await createTestAccounts();
  await appContext.makePerson("owner@firm.example");
});

afterAll(() => appContext.close());

async function getKind(headers: Readonly<Record<string, string>>): Promise<string> {
  return (await resolveActor(appContext.auth, new Headers(headers))).kind;
}

test("cookies and bearer tokens of versions that signed them themselves stay valid", async () => {
  const [user] = await appContext.db.select().from(users);
  const token = "oldSessionTokenOf32Characters123";
  await appContext.db.insert(sessions).values({
    id: randomUUID(),
    token: hashSessionToken(token),
    userId: user?.id ?? "",
    expiresAt: new Date(Date.now() + 60_000),
  });
  const signature = createHmac("sha256", appContext.auth.secret).update(token).digest("base64");
  const value = `${token}.${signature}`;
  expect(await getKind({ cookie: `shop.session_token=${encodeURIComponent(value)}` })).toBe("user");
  for (const bearer of [value, encodeURIComponent(value)]) {
    expect(await getKind({ authorization: `Bearer ${bearer}` })).toBe("user");
  }
  const forged = createHmac("sha256", "another secret").update(token).digest("base64");
  expect(await getKind({ authorization: `Bearer ${token}.${forged}` })).toBe("visitor");
});

test("a bearer token takes precedence over the cookie, even if it is invalid", async () => {
  const cookie = await appContext.makePerson("bearer@firm.example");
  expect(await getKind({ cookie })).toBe("user");
  expect(await getKind({ cookie, authorization: "Bearer unsigned" })).toBe("visitor");
  expect(await getKind({ cookie, authorization: "Basic c2hvcDpzaG9w" })).toBe("user");
});

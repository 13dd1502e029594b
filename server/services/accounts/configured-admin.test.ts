import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accounts, users } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import {
  createTestAccounts,
  goodPassword,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";
import type { Auth } from "./auth.ts";
import { createConfiguredAdmin, ensureConfiguredAdmin } from "./configured-admin.ts";

let appContext: TestAccounts;
let configured: Auth;
const email = "chief@firm.example";
const client = { address: "192.0.2.1" };

beforeAll(async () => {
  appContext = await createTestAccounts();
  configured = appContext.another({ admin: { email, password: goodPassword } });
});

beforeEach(async () => {
  await appContext.db.delete(users);
});

afterAll(() => appContext.close());

async function signIn(password: string): Promise<Response> {
  return appContext.send({ path: "/sign-in/email", body: { email, password } });
}

// docs/product/accounts.md#configured-admin
// docs/product/accounts.md#first-sign-in-of-the-configured-admin
test("creates the configured admin once, able to sign in immediately", async () => {
  expect(await ensureConfiguredAdmin(configured)).toBe(true);
  expect(await ensureConfiguredAdmin(configured)).toBe(true);
  const answer = await signIn(goodPassword);
  expect(await answer.json()).toMatchObject({
    user: { email, name: "Admin User", is_admin: true },
  });
  expect(await appContext.db.select().from(users)).toHaveLength(1);
});

// docs/product/accounts.md#configured-admin
test("50 anonymous calls create only the configured account", { timeout: 60_000 }, async () => {
  const calls = await Promise.allSettled(
    Array.from({ length: 50 }, () => createConfiguredAdmin(configured, client)),
  );
  expect(calls.every((call) => call.status === "fulfilled")).toBe(true);
  expect(await appContext.db.select().from(users)).toHaveLength(1);
  expect(await appContext.db.select().from(accounts)).toHaveLength(1);
  expect(await appContext.db.select().from(adminUsers)).toHaveLength(1);
});

// docs/product/accounts.md#configured-admin
test("without a configured admin, the call is rejected and creates nothing", async () => {
  await expect(createConfiguredAdmin(appContext.auth, client)).rejects.toMatchObject({
    code: "admin_account_unavailable",
  });
  expect(await ensureConfiguredAdmin(appContext.auth)).toBe(false);
  expect(await appContext.db.select().from(users)).toEqual([]);
});

// docs/product/accounts.md#configured-admin
test("a second call changes nothing, not even the password", async () => {
  await ensureConfiguredAdmin(configured);
  const before = await appContext.db.select().from(accounts);
  const other = appContext.another({ admin: { email, password: "Another-Password-7" } });
  await createConfiguredAdmin(other, client);
  expect(await appContext.db.select().from(accounts)).toEqual(before);
  expect((await signIn("Another-Password-7")).status).toBe(401);
});

test("keeps a customer's account with that address as it is, without revealing it", async () => {
  await appContext.makePerson(email, "Customer-Password-3");
  const taken = await createConfiguredAdmin(configured, client).catch((error: unknown) => error);
  const missing = await createConfiguredAdmin(appContext.auth, client).catch(
    (error: unknown) => error,
  );
  expect(taken).toEqual(missing);
  expect(await appContext.db.select().from(adminUsers)).toEqual([]);
  expect((await signIn("Customer-Password-3")).status).toBe(200);
  expect((await signIn(goodPassword)).status).toBe(401);
});

test("doesn't give a revoked admin right back", async () => {
  await ensureConfiguredAdmin(configured);
  await appContext.db.delete(adminUsers);
  await expect(createConfiguredAdmin(configured, client)).rejects.toMatchObject({
    code: "admin_account_unavailable",
  });
  expect(await appContext.db.select().from(adminUsers)).toEqual([]);
});

test("servers that start at the same time create one admin", async () => {
  const starts = Array.from({ length: 8 }, () =>
    ensureConfiguredAdmin(appContext.another({ admin: { email, password: goodPassword } })),
  );
  expect(await Promise.all(starts)).toEqual(Array.from({ length: 8 }, () => true));
  expect(await appContext.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  expect(await appContext.db.select().from(adminUsers)).toHaveLength(1);
});

test("limits repeated calls", async () => {
  const auth = appContext.another({ rateLimitFactor: 0.05 });
  const call = (): Promise<unknown> =>
    createConfiguredAdmin(auth, client).catch((error: unknown) => error);
  for (let index = 0; index < 3; index += 1) {
    expect(await call()).toMatchObject({ code: "admin_account_unavailable" });
  }
  expect(await call()).toMatchObject({ code: "rate_limited" });
});

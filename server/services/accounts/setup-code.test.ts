import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import { verifications } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createTestAccounts, type TestAccounts } from "#server/testing/test-accounts.ts";
import { lockAdmins } from "./admin-lock.ts";
import { claimAdmin, prepareSetupCode } from "./setup-code.ts";

let appContext: TestAccounts;
let arta: ServiceContext;
let bujar: ServiceContext;
const client = { address: "192.0.2.1" };

beforeAll(async () => {
  appContext = await createTestAccounts();
  arta = await appContext.actAs(await appContext.makePerson("arta@firm.example"));
  bujar = await appContext.actAs(await appContext.makePerson("bujar@firm.example"));
});

beforeEach(async () => {
  await appContext.db.delete(adminUsers);
  await appContext.db.delete(verifications);
});

afterAll(() => appContext.close());

async function prepare(): Promise<string> {
  const code = await prepareSetupCode(appContext.auth);
  expect(code).toMatch(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
  return code ?? "";
}

function claim(ctx: ServiceContext, code: string): Promise<void> {
  return claimAdmin(appContext.auth, ctx, code, client);
}

const rejected = expect.objectContaining({ code: "setup_code_refused" });

// docs/product/admin.md#first-admin, docs/product/admin.md#only-oneself
test("the code creates the first admin, with name and address from the account", async () => {
  const code = await prepare();
  await claim(arta, ` ${code.toLowerCase().replaceAll("-", " ")} `);
  const rows = await appContext.db.select().from(adminUsers);
  expect(rows).toMatchObject([{ email: "arta@firm.example", name: "Arta Hoxha", role: "admin" }]);
});

// docs/product/admin.md#first-admin
test("a wrong or used code is rejected and logged without the code", async () => {
  const code = await prepare();
  await expect(claim(arta, "AAAA-BBBB-CCCC-DDDD")).rejects.toEqual(rejected);
  await claim(arta, code);
  await expect(claim(bujar, code)).rejects.toEqual(rejected);
  expect(await appContext.db.select().from(adminUsers)).toHaveLength(1);
  await appContext.db.delete(adminUsers);
  await expect(claim(bujar, code)).rejects.toEqual(rejected);

  const log = appContext.logLines.join("");
  expect(log).toContain("setup code refused");
  expect(log).not.toContain(code);
  expect(log).not.toContain("AAAA-BBBB");
});

// docs/product/admin.md#first-admin
test("50 parallel claims with the right code create exactly one admin", async () => {
  const code = await prepare();
  const claims = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => claim(index % 2 === 0 ? arta : bujar, code)),
  );
  expect(claims.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  expect(await appContext.db.select().from(adminUsers)).toHaveLength(1);
});

// docs/product/admin.md#first-admin
test("several valid codes still create only one admin", async () => {
  const codes: string[] = [];
  for (let index = 0; index < 8; index += 1) codes.push(await prepare());
  expect(new Set(codes).size).toBe(8);
  const claims = await Promise.allSettled(
    codes.map((code, index) => claim(index % 2 === 0 ? arta : bujar, code)),
  );
  expect(claims.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  expect(await appContext.db.select().from(adminUsers)).toHaveLength(1);
});

// docs/product/admin.md#first-admin
test("a claim waits while another admin is being created", async () => {
  const code = await prepare();
  const claimed = await appContext.db.transaction(async (tx) => {
    await lockAdmins(tx);
    const waiting = { promise: claim(arta, code), isDone: false };
    void waiting.promise.finally(() => (waiting.isDone = true));
    await delay(1_500);
    expect(waiting.isDone).toBe(false);
    return waiting;
  });
  await claimed.promise;
  expect(await appContext.db.select().from(adminUsers)).toHaveLength(1);
});

// docs/product/admin.md#first-admin
test("a code is invalid once any admin exists", async () => {
  const code = await prepare();
  const userId = bujar.actor.kind === "user" ? bujar.actor.userId : "";
  const row = { id: crypto.randomUUID(), userId, email: "bujar@firm.example", name: "Bujar" };
  await appContext.db.insert(adminUsers).values(row);
  await expect(claim(arta, code)).rejects.toEqual(rejected);
  expect(await appContext.db.select().from(adminUsers)).toHaveLength(1);
});

// docs/product/admin.md#only-oneself
test("the signed-in user becomes admin, whatever other fields the caller sends", async () => {
  const code = await prepare();
  const posed = { ...arta, role: "owner", user_id: "another-user", email: "x@evil.example" };
  await claim(posed, code);
  const [row] = await appContext.db.select().from(adminUsers);
  expect(row).toMatchObject({ email: "arta@firm.example", role: "admin" });
  expect(arta.actor).toMatchObject({ userId: row?.userId });
});

test("a visitor can't claim, and guessing is limited", async () => {
  const code = await prepare();
  await expect(claim({ ...arta, actor: visitor }, code)).rejects.toMatchObject({
    code: "unauthorized",
  });
  const auth = appContext.another({ rateLimitFactor: 1 });
  for (let index = 0; index < 5; index += 1) {
    await expect(claimAdmin(auth, arta, `guess-${index}`, client)).rejects.toEqual(rejected);
  }
  await expect(claimAdmin(auth, arta, code, client)).rejects.toMatchObject({
    code: "rate_limited",
    details: { retryAfterSeconds: expect.any(Number) },
  });
  expect(await appContext.db.select().from(adminUsers)).toEqual([]);
});

test("creates no code while an admin exists", async () => {
  const code = await prepare();
  await claim(arta, code);
  expect(await prepareSetupCode(appContext.auth)).toBeUndefined();
  const open = await appContext.db
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, "setup-code"));
  expect(open).toEqual([]);
});

test("the configured code works only once per database", async () => {
  const auth = appContext.another({ setupCode: "our own setup code" });
  expect(await prepareSetupCode(auth)).toBe("our own setup code");
  expect(await prepareSetupCode(auth)).toBe("our own setup code");
  await claim(arta, "our own setup code");
  await appContext.db.delete(adminUsers);
  expect(await prepareSetupCode(auth)).toBeUndefined();
  await expect(claim(bujar, "our own setup code")).rejects.toEqual(rejected);
});

test("only the newest codes are valid, and the database stores only their hashes", async () => {
  const codes: string[] = [];
  for (let index = 0; index < 10; index += 1) codes.push(await prepare());
  const rows = await appContext.db.select().from(verifications);
  expect(rows).toHaveLength(8);
  expect(JSON.stringify(rows)).not.toContain(codes.at(-1));
  await expect(claim(arta, codes[0] ?? "")).rejects.toEqual(rejected);
  await claim(arta, codes.at(-1) ?? "");
});

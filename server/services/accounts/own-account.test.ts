import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions, users } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import {
  getCookie,
  createTestAccounts,
  findLink,
  goodPassword,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";
import { resolveActor } from "./resolve-actor.ts";

let appContext: TestAccounts;
const newPassword = "Rripa-Optibelt-44";

beforeAll(async () => {
  appContext = await createTestAccounts();
});

afterAll(() => appContext.close());

async function signIn(email: string, password: string): Promise<Response> {
  return appContext.send({ path: "/sign-in/email", body: { email, password } });
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await resolveActor(appContext.auth, new Headers({ cookie }))).kind === "user";
}

// docs/product/accounts.md#new-password
test("changing the password signs out other devices and keeps this one signed in", async () => {
  const email = "change@firm.example";
  const here = await appContext.makePerson(email);
  const elsewhere = getCookie(await signIn(email, goodPassword));
  const answer = await appContext.send({
    path: "/change-password",
    body: { currentPassword: goodPassword, newPassword },
    cookie: here,
  });
  expect(answer.status).toBe(200);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn(here)).toBe(false);
  expect(await isSignedIn(getCookie(answer))).toBe(true);
  expect((await signIn(email, goodPassword)).status).toBe(401);
  expect((await signIn(email, newPassword)).status).toBe(200);
});

// docs/product/accounts.md#new-password
test("changing the password requires the current one, and guessing is limited", async () => {
  const auth = appContext.another({ rateLimitFactor: 1 });
  const cookie = await appContext.makePerson("guess@firm.example");
  const guess = (currentPassword: string): Promise<Response> =>
    appContext.send({
      path: "/change-password",
      body: { currentPassword, newPassword },
      cookie,
      auth,
    });
  for (let index = 0; index < 5; index += 1) {
    const answer = await guess(`Guess-Number-${index}`);
    expect(await answer.json()).toMatchObject({ code: "wrong_password", status: 422 });
  }
  expect((await guess(goodPassword)).status).toBe(429);
  expect(await isSignedIn(cookie)).toBe(true);
});

// docs/product/accounts.md#new-password
test("the password rules apply to a changed password as well", async () => {
  const cookie = await appContext.makePerson("weak@firm.example");
  const body = { currentPassword: goodPassword, newPassword: "weak" };
  const answer = await appContext.send({ path: "/change-password", body, cookie });
  expect(await answer.json()).toMatchObject({ code: "weak_password" });
});

// docs/product/accounts.md#profile, docs/product/accounts.md#details
test("only name and phone can be changed", async () => {
  const email = "profile@firm.example";
  const cookie = await appContext.makePerson(email);
  const update = (body: unknown): Promise<Response> =>
    appContext.send({ path: "/update-user", body, cookie });
  const named = await update({ name: "  Arta Leka ", phone: "+383 44 000 000" });
  expect(await named.json()).toMatchObject({
    user: { name: "Arta Leka", phone: "+383 44 000 000", email },
  });
  expect(await (await update({ phone: null })).json()).toMatchObject({ user: { phone: null } });
  const rejected = [
    {},
    { email: "other@firm.example" },
    { emailVerified: true },
    { role: "admin" },
    { is_admin: true },
    { id: "x" },
    { image: "https://evil.example" },
    { name: "" },
  ];
  for (const body of rejected) expect((await update(body)).status).toBe(422);
  const [row] = await appContext.db.select().from(users).where(eq(users.email, email));
  expect(row).toMatchObject({ name: "Arta Leka", image: null });
});

// docs/product/accounts.md#deletion
test("users can delete their own account only with the password", async () => {
  const email = "leaving@firm.example";
  const cookie = await appContext.makePerson(email);
  const leave = (password: string): Promise<Response> =>
    appContext.send({ path: "/delete-user", body: { password }, cookie });
  expect((await leave("")).status).toBe(422);
  expect((await leave("Wrong-Password-1")).status).toBe(422);
  const answer = await leave(goodPassword);
  expect(await answer.json()).toEqual({ success: true });
  expect(await isSignedIn(cookie)).toBe(false);
  expect(await appContext.db.select().from(users).where(eq(users.email, email))).toEqual([]);
});

// docs/product/accounts.md#deletion
test("an admin's account can't be deleted", async () => {
  const email = "boss@firm.example";
  const cookie = await appContext.makePerson(email);
  const [user] = await appContext.db.select().from(users).where(eq(users.email, email));
  await appContext.db
    .insert(adminUsers)
    .values({ id: crypto.randomUUID(), userId: user?.id ?? "", email, name: "Boss" });
  const body = { password: goodPassword };
  const answer = await appContext.send({ path: "/delete-user", body, cookie });
  expect(await answer.json()).toMatchObject({ code: "admin_account_stays", status: 409 });
  expect(await isSignedIn(cookie)).toBe(true);
});

test("routes for signed-in users return 401 for a visitor", async () => {
  const calls = [
    { path: "/change-password", body: { currentPassword: goodPassword, newPassword } },
    { path: "/update-user", body: { name: "Renamed" } },
    { path: "/delete-user", body: { password: goodPassword } },
  ];
  for (const call of calls) {
    const answer = await appContext.send(call);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "unauthorized" });
  }
});

// docs/product/security.md#no-secrets-at-rest
test("the database contains no usable link, password or bearer token", async () => {
  const email = "stored@firm.example";
  const cookie = await appContext.makePerson(email);
  await appContext.send({ path: "/request-password-reset", body: { email } });
  const token =
    findLink((await appContext.readMails(email)).at(-1)).searchParams.get("reset") ?? "?";
  const { rows } = await appContext.db.$client.query("SELECT * FROM verifications");
  expect(JSON.stringify(rows)).not.toContain(token);
  const [session] = await appContext.db
    .select()
    .from(sessions)
    .orderBy(sessions.createdAt)
    .limit(1);
  const stolen = { cookie: `shop.session_token=${session?.token}` };
  expect((await resolveActor(appContext.auth, new Headers(stolen))).kind).toBe("visitor");
  expect(await isSignedIn(cookie)).toBe(true);
});

import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions, users, verifications } from "#server/db/schema/auth.ts";
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
  const refused = [
    {},
    { email: "other@firm.example" },
    { emailVerified: true },
    { role: "admin" },
    { is_admin: true },
    { id: "x" },
    { image: "https://evil.example" },
    { name: "" },
  ];
  for (const body of refused) expect((await update(body)).status).toBe(422);
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
    { path: "/update-user", body: { name: "Nobody" } },
    { path: "/delete-user", body: { password: goodPassword } },
  ];
  for (const call of calls) {
    const answer = await appContext.send(call);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "unauthorized" });
  }
});

// docs/product/accounts.md#forgotten-password
test("a reset by mail works once and ends all sessions", async () => {
  const email = "forgot@firm.example";
  const cookie = await appContext.makePerson(email);
  await appContext.send({
    path: "/request-password-reset",
    body: { email: "Forgot@Firm.example" },
  });
  const mails = await appContext.readMails(email);
  expect(mails.at(-1)?.subject).toBe("Set a new password");
  const link = findLink(mails.at(-1));
  expect(link.href).toMatch(/^http:\/\/shop\.test:4300\/account\?reset=\w+$/);
  const token = link.searchParams.get("reset");

  const weak = await appContext.send({
    path: "/reset-password",
    body: { token, newPassword: "weak" },
  });
  expect(await weak.json()).toMatchObject({ code: "weak_password" });
  const body = { token, newPassword };
  const answers = await Promise.all(
    [1, 2, 3].map(() => appContext.send({ path: "/reset-password", body })),
  );
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  expect(await isSignedIn(cookie)).toBe(false);
  expect((await signIn(email, goodPassword)).status).toBe(401);
  expect((await signIn(email, newPassword)).status).toBe(200);
});

// docs/product/accounts.md#forgotten-password
test("a reset request doesn't reveal whether the address has an account", async () => {
  const email = "known@firm.example";
  await appContext.makePerson(email);
  const path = "/request-password-reset";
  const known = await appContext.send({ path, body: { email } });
  const unknown = await appContext.send({ path, body: { email: "stranger@firm.example" } });
  expect(known.status).toBe(200);
  expect(await known.text()).toBe(await unknown.text());
  expect([...known.headers]).toEqual([...unknown.headers]);
  expect(await appContext.readMails("stranger@firm.example")).toEqual([]);
});

// docs/product/security.md#mail-scanners-confirm-nothing
test("a reset by mail confirms the address and clears an unconfirmed sign-up's details", async () => {
  const email = "unconfirmed@firm.example";
  const body = { name: "Evil Name", phone: "+44 000 EVIL", email, password: goodPassword };
  await appContext.send({ path: "/sign-up/email", body });
  expect(await appContext.readMails(email)).toHaveLength(1);
  await appContext.send({ path: "/request-password-reset", body: { email } });
  const mail = (await appContext.readMails(email)).at(-1);
  expect(mail?.text).not.toContain("Evil");
  const token = findLink(mail).searchParams.get("reset");
  await appContext.send({ path: "/reset-password", body: { token, newPassword } });
  expect((await signIn(email, goodPassword)).status).toBe(401);
  const answer = await signIn(email, newPassword);
  expect(await answer.json()).toMatchObject({ user: { email, name: "", phone: null } });
});

test("a reset keeps the name and phone of a confirmed account", async () => {
  const email = "kept-name@firm.example";
  await appContext.makePerson(email);
  await appContext.send({ path: "/request-password-reset", body: { email } });
  const token = findLink((await appContext.readMails(email)).at(-1)).searchParams.get("reset");
  await appContext.send({ path: "/reset-password", body: { token, newPassword } });
  const answer = await signIn(email, newPassword);
  expect(await answer.json()).toMatchObject({ user: { name: "Arta Hoxha" } });
});

test("the link of a reset mail from an earlier version works", async () => {
  const email = "older-reset@firm.example";
  await appContext.makePerson(email);
  await appContext.send({ path: "/request-password-reset", body: { email } });
  const token = findLink((await appContext.readMails(email)).at(-1)).searchParams.get("reset");
  const [user] = await appContext.db.select().from(users).where(eq(users.email, email));
  const userId = user?.id ?? "";
  await appContext.db
    .update(verifications)
    .set({ value: userId })
    .where(like(verifications.value, `${userId} %`));
  const body = { token, newPassword };
  expect((await appContext.send({ path: "/reset-password", body })).status).toBe(200);
  expect((await signIn(email, newPassword)).status).toBe(200);
});

test("opening the link of a reset mail changes nothing", async () => {
  const email = "opened@firm.example";
  const cookie = await appContext.makePerson(email);
  await appContext.send({ path: "/request-password-reset", body: { email } });
  const token = findLink((await appContext.readMails(email)).at(-1)).searchParams.get("reset");
  for (const method of ["GET", "HEAD"]) {
    const answer = await appContext.send({ path: `/reset-password?token=${token}`, method });
    expect(answer.status).toBe(405);
  }
  expect(await isSignedIn(cookie)).toBe(true);
  expect((await signIn(email, goodPassword)).status).toBe(200);
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

import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users, verifications } from "#server/db/schema/auth.ts";
import {
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
test("a reset ends the wait after failed sign-ins, in the network that it comes from", async () => {
  const email = "locked-out@firm.example";
  await appContext.makePerson(email);
  const auth = appContext.another({ rateLimitFactor: 1 });
  const [here, elsewhere] = ["198.51.100.20", "198.51.100.21"];
  const signInFrom = async (address: string, password: string): Promise<number> => {
    const body = { email, password };
    return (await appContext.send({ path: "/sign-in/email", body, auth, address })).status;
  };
  for (const address of [here, elsewhere]) {
    for (let index = 0; index < 5; index += 1) await signInFrom(address, "Wrong-Password-1");
    expect(await signInFrom(address, goodPassword)).toBe(429);
  }
  await appContext.send({ path: "/request-password-reset", body: { email } });
  const token = findLink((await appContext.readMails(email)).at(-1)).searchParams.get("reset");
  const body = { token, newPassword };
  const send = { path: "/reset-password", auth, address: here };
  expect((await appContext.send({ ...send, body: { ...body, token: "unknown" } })).status).toBe(
    400,
  );
  expect(await signInFrom(here, newPassword)).toBe(429);
  expect((await appContext.send({ ...send, body })).status).toBe(200);
  expect(await signInFrom(here, newPassword)).toBe(200);
  expect(await signInFrom(elsewhere, newPassword)).toBe(429);
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

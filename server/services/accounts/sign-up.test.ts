import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, users } from "#server/db/schema/auth.ts";
import { adminUsers } from "#server/db/schema/shop.ts";
import {
  getConfirmation,
  createTestAccounts,
  findLink,
  goodPassword,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";

let appContext: TestAccounts;

beforeAll(async () => {
  appContext = await createTestAccounts();
});

afterAll(() => appContext.close());

function signUp(fields: Readonly<Record<string, unknown>>): Promise<Response> {
  const body = {
    name: "Arta Hoxha",
    email: "arta@firm.example",
    password: goodPassword,
    ...fields,
  };
  return appContext.send({ path: "/sign-up/email", body });
}

function signIn(email: string, password: string): Promise<Response> {
  return appContext.send({ path: "/sign-in/email", body: { email, password } });
}

// docs/product/accounts.md#e-mail-and-password, docs/product/accounts.md#confirmation-by-mail
test("a new account can sign in only after its confirmation", async () => {
  const email = "first@firm.example";
  const answer = await signUp({ email, phone: " +355 69 000 0000 " });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    success: true,
    message: "Check your email to confirm your account",
  });
  expect((await signIn(email, goodPassword)).status).toBe(401);

  const mails = await appContext.readMails(email);
  expect(mails[0]?.subject).toBe("Confirm your email address");
  expect(mails[0]?.text).toContain("Hello Arta Hoxha,");
  const confirmed = await appContext.send(getConfirmation(findLink(mails[0])));
  expect(await confirmed.json()).toEqual({ success: true, target: "/" });

  const signedIn = await signIn(email, goodPassword);
  expect(await signedIn.json()).toMatchObject({
    user: { email, name: "Arta Hoxha", phone: "+355 69 000 0000", is_admin: false },
  });
  const rows = await appContext.db.select().from(accounts);
  expect(JSON.stringify(rows)).not.toContain(goodPassword);
});

// docs/product/accounts.md#password-rules
test("names each broken password rule, joined by a comma and a space", async () => {
  const texts = {
    short: "Password must be at least 8 characters long",
    upper: "Password must contain at least one uppercase letter",
    lower: "Password must contain at least one lowercase letter",
    number: "Password must contain at least one number",
  };
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["Kushi-9", [texts.short]],
    ["kushineta-9", [texts.upper]],
    ["KUSHINETA-9", [texts.lower]],
    ["Kushineta-x", [texts.number]],
    ["", [texts.short, texts.upper, texts.lower, texts.number]],
    ["kushi", [texts.short, texts.upper, texts.number]],
  ];
  for (const [password, errors] of cases) {
    const answer = await signUp({ email: "rules@firm.example", password });
    expect(await answer.json()).toEqual({
      defined: true,
      code: "weak_password",
      message: errors.join(", "),
      status: 422,
    });
    expect(answer.status).toBe(422);
  }
});

// docs/product/security.md#long-passwords
test("uses long and emoji passwords in full, and returns 422 over 1 kB", async () => {
  const long = `Aa1${"x".repeat(61)}`;
  const emoji = "Ç1a🔩🔧⚙️🛠️🧰";
  for (const password of [long, emoji]) {
    const email = `long${password.length}@firm.example`;
    await appContext.makePerson(email, password);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email, password.slice(0, -1))).status).toBe(401);
  }
  expect((await signUp({ password: `Aa1${"x".repeat(1_021)}` })).status).toBe(200);
  expect((await signUp({ password: `Aa1${"x".repeat(1_022)}` })).status).toBe(422);
  expect((await signUp({ password: `Aa1${"é".repeat(511)}` })).status).toBe(422);
});

// docs/product/security.md#common-passwords
test("rejects a common password", async () => {
  const answer = await signUp({ password: "Password123" });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: "weak_password",
    message: "This password is too common. Please choose another one.",
  });
});

// docs/product/accounts.md#e-mail-format
test("rejects an invalid address with the specified text", async () => {
  for (const email of [
    "",
    "arta",
    "arta@",
    "@firm.example",
    "a b@firm.example",
    "a@b",
    "a@-b.al",
  ]) {
    const answer = await signUp({ email });
    expect(await answer.json()).toEqual({
      defined: true,
      code: "invalid_email",
      message: "Invalid email format",
      status: 422,
    });
  }
});

test("every address that a sign-up accepts can sign in", async () => {
  const locals = ["o'neil", "a+b", "_a", "a_", "a-", "A.B", "1", "a!b", "a#b", ".a", "a.", "a..b"];
  const domains = ["firm.example", "1.al", "a-b.example", "xn--a.xn--p1ai", "firm.x1", "[::1]"];
  const accepted: string[] = [];
  for (const email of [
    ...locals.map((local) => `${local}@unusual.example`),
    ...domains.map((domain) => `unusual@${domain}`),
  ]) {
    if ((await signUp({ email })).status !== 200) continue;
    const [mail] = await appContext.readMails(email.toLowerCase());
    await appContext.send(getConfirmation(findLink(mail)));
    expect([email, (await signIn(email, goodPassword)).status]).toEqual([email, 200]);
    accepted.push(email);
  }
  expect(accepted).toEqual(expect.arrayContaining(["o'neil@unusual.example", "unusual@1.al"]));
});

// docs/product/security.md#no-hint-in-a-sign-up
test("an address with an account gets the same response, and its owner a mail", async () => {
  const email = "owner@firm.example";
  await appContext.makePerson(email);
  const known = await signUp({ email: "Owner@Firm.example", password: "Another-Password-7" });
  const unknown = await signUp({
    email: "nobody-yet@firm.example",
    password: "Another-Password-7",
  });
  expect(known.status).toBe(unknown.status);
  expect(await known.text()).toBe(await unknown.text());
  expect([...known.headers]).toEqual([...unknown.headers]);

  const mails = await appContext.readMails(email);
  expect(mails.at(-1)?.subject).toBe("You already have an account");
  expect((await signIn(email, goodPassword)).status).toBe(200);
  expect((await signIn(email, "Another-Password-7")).status).toBe(401);
});

// docs/product/security.md#allowed-fields-only
test("rejects unknown fields without any change", async () => {
  const email = "sly@firm.example";
  const extras = [
    { role: "admin" },
    { is_admin: true },
    { id: "chosen" },
    { emailVerified: true },
    { email_verified: true },
    { image: "https://evil.example/x" },
  ];
  for (const extra of extras) {
    expect((await signUp({ email, ...extra })).status).toBe(422);
  }
  const polluted = `{"name":"Sly","email":"${email}","password":"${goodPassword}","__proto__":{"emailVerified":true,"role":"admin"}}`;
  const answer = await appContext.send({ path: "/sign-up/email", rawBody: polluted });
  expect([200, 422]).toContain(answer.status);
  const [row] = await appContext.db.select().from(users).where(eq(users.email, email));
  expect(row?.emailVerified ?? false).toBe(false);
  expect(await appContext.db.select().from(adminUsers)).toEqual([]);
  expect(({} as Record<string, unknown>)["role"]).toBeUndefined();
});

// docs/product/security.md#mails-per-address
test("limits the mails to one address, however often it is signed up", async () => {
  const auth = appContext.another({ rateLimitFactor: 1 });
  const email = "flooded@firm.example";
  for (let index = 0; index < 8; index += 1) {
    const body = { name: "Bot", email, password: goodPassword };
    const address = `198.51.100.${index}`;
    expect((await appContext.send({ path: "/sign-up/email", body, address, auth })).status).toBe(
      200,
    );
  }
  await auth.background.idle();
  expect(await appContext.readMails(email)).toHaveLength(3);
});

test("limits sign-ups from one network address", async () => {
  const auth = appContext.another({ rateLimitFactor: 0.1 });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const body = { name: "Bot", email: `bot${index}@firm.example`, password: goodPassword };
    const answer = await appContext.send({
      path: "/sign-up/email",
      body,
      address: "203.0.113.9",
      auth,
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
});

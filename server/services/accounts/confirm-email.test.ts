import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { verifications } from "#server/db/schema/auth.ts";
import {
  getConfirmation,
  getCookie,
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

/** Signs up and waits for the mail, so that the mails of several sign-ups keep their order. */
async function signUp(fields: Readonly<Record<string, unknown>>): Promise<Response> {
  const body = { name: "Arta Hoxha", password: goodPassword, ...fields };
  const answer = await appContext.send({ path: "/sign-up/email", body });
  await appContext.auth.background.idle();
  return answer;
}

function signIn(email: string, password: string): Promise<Response> {
  return appContext.send({ path: "/sign-in/email", body: { email, password } });
}

async function firstLink(email: string): Promise<URL> {
  return findLink((await appContext.readMails(email))[0]);
}

function confirm(link: URL): Promise<Response> {
  return appContext.send(getConfirmation(link));
}

// docs/product/security.md#mail-scanners-confirm-nothing
test("opening the mail's link confirms nothing; the page's button sends the token", async () => {
  const email = "scanned@firm.example";
  await signUp({ email });
  const link = await firstLink(email);
  expect(link.href).toMatch(/^http:\/\/shop\.test:4300\/confirm-email#token=[\w-]{43}$/);
  const token = link.hash.replace("#token=", "");
  for (const method of ["GET", "HEAD"]) {
    const opened = await appContext.send({ path: `/confirm-email?token=${token}`, method });
    expect(opened.status).toBe(405);
  }
  expect((await signIn(email, goodPassword)).status).toBe(401);

  const confirmed = await confirm(link);
  expect(confirmed.status).toBe(200);
  expect(await confirmed.json()).toEqual({ success: true, target: "/" });
  expect((await signIn(email, goodPassword)).status).toBe(200);
});

// docs/product/security.md#mail-scanners-confirm-nothing
test("the link of an older mail redirects to the page and confirms nothing", async () => {
  const email = "older-mail@firm.example";
  await signUp({ email });
  const link = await firstLink(email);
  const token = link.hash.replace("#token=", "");
  const path = `/verify-email?token=${token}&callbackURL=%2F%2Fevil.example`;
  const opened = await appContext.send({ path });
  expect(opened.status).toBe(302);
  expect(opened.headers.get("location")).toBe(link.href);
  expect(opened.headers.get("cache-control")).toBe("no-store");
  expect((await appContext.send({ path, method: "HEAD" })).status).toBe(405);
  expect((await signIn(email, goodPassword)).status).toBe(401);
  expect((await confirm(link)).status).toBe(200);
});

test("a link with an older grant that has no name confirms with its password", async () => {
  const email = "older-grant@firm.example";
  await signUp({ email, password: "First-Password-11" });
  await signUp({ email, name: "Arta Krasniqi", password: "Second-Password-22" });
  const [first, second] = await appContext.readMails(email);
  const grants = await appContext.db.select().from(verifications);
  const grant = grants.find(({ value }) => value.includes("Arta Krasniqi"));
  const [, userId, hash] = /^(\S+) .*"passwordHash":"([^"]+)"/.exec(grant?.value ?? "") ?? [];
  await appContext.db
    .update(verifications)
    .set({ value: `${userId} ${hash}` })
    .where(eq(verifications.id, grant?.id ?? ""));
  expect((await confirm(findLink(second))).status).toBe(200);
  expect((await signIn(email, "Second-Password-22")).status).toBe(200);
  expect((await confirm(findLink(first))).status).toBe(400);
});

// docs/product/security.md#links-work-once
test("a confirmation link works once, before it expires and only for its own account", async () => {
  const email = "link@firm.example";
  await signUp({ email });
  const link = await firstLink(email);
  expect((await confirm(link)).status).toBe(200);
  const replayed = await confirm(link);
  expect(replayed.status).toBe(400);
  expect(await replayed.json()).toMatchObject({ code: "link_expired" });

  for (const token of ["x", "A".repeat(43)]) {
    expect((await appContext.send({ path: "/confirm-email", body: { token } })).status).toBe(400);
  }
  for (const token of ["", "\0", "' OR 1=1 --", ["a"], {}, null, "A".repeat(10_000)]) {
    expect((await appContext.send({ path: "/confirm-email", body: { token } })).status).toBe(422);
  }
});

// docs/product/security.md#links-work-once
test("a confirmation link expires after a day", async () => {
  const email = "late@firm.example";
  await signUp({ email });
  const link = await firstLink(email);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * 60 * 1_000 });
  try {
    expect((await confirm(link)).status).toBe(400);
  } finally {
    vi.useRealTimers();
  }
  expect((await signIn(email, goodPassword)).status).toBe(401);
});

// docs/product/security.md#links-work-once
test("links of other accounts or other kinds confirm nothing", async () => {
  const mine = "mine@firm.example";
  const theirs = "theirs@firm.example";
  await signUp({ email: mine });
  await signUp({ email: theirs });
  await confirm(await firstLink(theirs));
  expect((await signIn(mine, goodPassword)).status).toBe(401);
  await appContext.auth.background.idle();

  await appContext.send({ path: "/request-password-reset", body: { email: mine } });
  const token = findLink((await appContext.readMails(mine)).at(-1)).searchParams.get("reset") ?? "";
  expect(token).not.toBe("");
  expect((await appContext.send({ path: "/confirm-email", body: { token } })).status).toBe(400);
});

// docs/product/accounts.md#confirmed-by-a-button
// docs/product/security.md#redirects-stay-on-the-site
test("a confirmation with a foreign target leads to the site's root", async () => {
  const targets = [
    "//evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "https://evil.example/",
    "http://shop.test:4300//evil.example",
    "/\\evil.example",
  ];
  for (const [index, callbackURL] of targets.entries()) {
    const email = `target${index}@firm.example`;
    await signUp({ email, callbackURL });
    const answer = await confirm(await firstLink(email));
    expect(await answer.json()).toEqual({ success: true, target: "/" });
  }
  await signUp({ email: "good-target@firm.example", callbackURL: "/shop?q=6205" });
  const answer = await confirm(await firstLink("good-target@firm.example"));
  expect(await answer.json()).toEqual({ success: true, target: "/shop?q=6205" });
});

// docs/product/security.md#mail-scanners-confirm-nothing
test("confirming replaces all details of a stranger who signed up first", async () => {
  const email = "wanted@firm.example";
  const stranger = { name: "Evil Name", phone: "+44 000 EVIL", password: "Stranger-Password-1" };
  await signUp({ email, ...stranger });
  await signUp({ email, name: "Besa Berisha", password: "Owner-Password-22" });
  await signUp({ email, ...stranger });
  const mails = await appContext.readMails(email);
  expect(mails[1]?.text).toContain("Hello Besa Berisha,");
  await confirm(findLink(mails[1]));
  expect((await signIn(email, "Stranger-Password-1")).status).toBe(401);
  const owner = await signIn(email, "Owner-Password-22");
  expect(getCookie(owner)).not.toBe("");
  expect(await owner.json()).toMatchObject({ user: { name: "Besa Berisha", phone: null } });
  for (const mail of [mails[0], mails[2]]) {
    expect((await confirm(findLink(mail))).status).toBe(400);
  }
});

test("of two links used at the same time, only one applies its sign-up", async () => {
  const email = "two-links@firm.example";
  const passwords = ["First-Password-11", "Second-Password-22"];
  for (const password of passwords) await signUp({ email, name: password, password });
  const links = (await appContext.readMails(email)).map(findLink);
  const answers = await Promise.all(links.map(confirm));
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  const winner = passwords[statuses.indexOf(200)] ?? "";
  const answer = await signIn(email, winner);
  expect(await answer.json()).toMatchObject({ user: { name: winner } });
});

test("signing in with the right password before the confirmation mails the link again", async () => {
  const email = "again@firm.example";
  await signUp({ email, phone: "+355 69 000 0000" });
  expect((await signIn(email, "Wrong-Password-1")).status).toBe(401);
  expect(await appContext.readMails(email)).toHaveLength(1);
  expect((await signIn(email, goodPassword)).status).toBe(401);
  const again = findLink((await appContext.readMails(email))[1]);
  expect((await confirm(again)).status).toBe(200);
  const answer = await signIn(email, goodPassword);
  const user = { name: "Arta Hoxha", phone: "+355 69 000 0000" };
  expect(await answer.json()).toMatchObject({ user });
});

// docs/product/security.md#links-work-once
test("the token of a link is neither logged nor stored in plain text", async () => {
  const email = "unlogged@firm.example";
  await signUp({ email });
  const link = await firstLink(email);
  const token = link.hash.replace("#token=", "");
  await appContext.send({ path: `/verify-email?token=${token}` });
  const { rows } = await appContext.db.$client.query("SELECT * FROM verifications");
  expect(JSON.stringify(rows)).not.toContain(token);
  await confirm(link);
  await confirm(link);
  expect(appContext.logLines.join("")).toContain("link_expired");
  expect(appContext.logLines.join("")).not.toContain(token);
});

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  cookieOf,
  createTestAccounts,
  findLink,
  goodPassword,
  pathOf,
  type TestAccounts,
} from "#server/testing/test-accounts.ts";

let house: TestAccounts;

beforeAll(async () => {
  house = await createTestAccounts();
});

afterAll(() => house.close());

function signUp(fields: Readonly<Record<string, unknown>>): Promise<Response> {
  const body = { name: "Arta Hoxha", password: goodPassword, ...fields };
  return house.send({ path: "/sign-up/email", body });
}

function signIn(email: string, password: string): Promise<Response> {
  return house.send({ path: "/sign-in/email", body: { email, password } });
}

test("S7 a confirmation link works once, in time and for its own account only", async () => {
  const email = "link@firm.example";
  await signUp({ email });
  const link = findLink((await house.readMails(email))[0]);
  expect((await house.send({ path: pathOf(link) })).status).toBe(302);
  const replayed = await house.send({ path: pathOf(link) });
  expect(replayed.status).toBe(400);
  expect(await replayed.json()).toMatchObject({ code: "link_expired" });

  for (const token of ["", "x", "A".repeat(43), "\0", "' OR 1=1 --"]) {
    const path = `/verify-email?token=${encodeURIComponent(token)}`;
    expect((await house.send({ path })).status).toBe(400);
  }
  const opened = await house.send({ path: pathOf(link), headers: { accept: "text/html" } });
  expect(opened.headers.get("refresh")).toBe("0; url=/account?link=expired");
});

test("S7 a confirmation link ends after a day", async () => {
  const email = "late@firm.example";
  await signUp({ email });
  const link = findLink((await house.readMails(email))[0]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * 60 * 1_000 });
  try {
    expect((await house.send({ path: pathOf(link) })).status).toBe(400);
  } finally {
    vi.useRealTimers();
  }
  expect((await signIn(email, goodPassword)).status).toBe(401);
});

test("S7 links of other accounts and of other kinds confirm nothing", async () => {
  const mine = "mine@firm.example";
  const theirs = "theirs@firm.example";
  await signUp({ email: mine });
  await signUp({ email: theirs });
  const link = findLink((await house.readMails(theirs))[0]);
  await house.send({ path: pathOf(link) });
  expect((await signIn(mine, goodPassword)).status).toBe(401);

  await house.send({ path: "/request-password-reset", body: { email: mine } });
  const reset = findLink((await house.readMails(mine)).at(-1)).searchParams.get("reset") ?? "";
  expect(reset).not.toBe("");
  expect((await house.send({ path: `/verify-email?token=${reset}` })).status).toBe(400);
});

test("S8 a link that leads elsewhere lands on the root of the site", async () => {
  const targets = [
    "//evil.example",
    "javascript:alert(1)",
    "https://evil.example/",
    "/\\evil.example",
  ];
  for (const [index, callbackURL] of targets.entries()) {
    const email = `target${index}@firm.example`;
    await signUp({ email, callbackURL });
    const link = findLink((await house.readMails(email))[0]);
    const answer = await house.send({ path: pathOf(link) });
    expect(answer.headers.get("location")).toBe("http://shop.test:4300/");
  }
  await signUp({ email: "good-target@firm.example", callbackURL: "/shop?q=6205" });
  const link = findLink((await house.readMails("good-target@firm.example"))[0]);
  const answer = await house.send({ path: pathOf(link) });
  expect(answer.headers.get("location")).toBe("http://shop.test:4300/shop?q=6205");
});

test("a stranger who signed up first leaves no password in the owner's account", async () => {
  const email = "wanted@firm.example";
  await signUp({ email, password: "Stranger-Password-1" });
  await signUp({ email, password: "Owner-Password-22" });
  const mails = await house.readMails(email);
  await house.send({ path: pathOf(findLink(mails.at(-1))) });
  expect((await signIn(email, "Stranger-Password-1")).status).toBe(401);
  expect(cookieOf(await signIn(email, "Owner-Password-22"))).not.toBe("");
  expect((await house.send({ path: pathOf(findLink(mails[0])) })).status).toBe(400);
});

test("of two links that are opened at once one brings its password into force", async () => {
  const email = "two-links@firm.example";
  const passwords = ["First-Password-11", "Second-Password-22"];
  for (const password of passwords) await signUp({ email, password });
  const links = (await house.readMails(email)).map((mail) => pathOf(findLink(mail)));
  const answers = await Promise.all(links.map((path) => house.send({ path })));
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([302, 400]);
  const winner = passwords[statuses.indexOf(302)] ?? "";
  expect((await signIn(email, winner)).status).toBe(200);
});

test("the confirmation mail can be asked for again, with one answer for every address", async () => {
  const email = "again@firm.example";
  await signUp({ email });
  const path = "/send-verification-email";
  const waiting = await house.send({ path, body: { email } });
  const unknown = await house.send({ path, body: { email: "unknown@firm.example" } });
  expect(await waiting.text()).toBe(await unknown.text());
  expect(await house.readMails(email)).toHaveLength(2);
  expect(await house.readMails("unknown@firm.example")).toHaveLength(0);
});

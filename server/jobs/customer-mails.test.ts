import { afterEach, expect, test, vi } from "vitest";
import type { Config } from "#server/config.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import type { ReadMail } from "#server/testing/parse-mail.ts";
import { readOutbox } from "#server/testing/read-outbox.ts";
import { startMailServer } from "#server/testing/start-mail-server.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";
import { runJobs } from "./run-jobs.ts";

const customer = "arta.hoxha@firm.example";
const staff = ["sales@shop.example", "store@shop.example"];
const passwords = { first: "Kushineta 6205-2RS", second: "Rripa SPB 2000-xx" };

const types = ["multipart/alternative", "text/plain", "text/html"];
const expectedMails: readonly string[] = [
  [customer, "Confirm your email address"],
  [customer, "You already have an account"],
  [customer, "Porosia juaj … u pranua"],
  ...staff.map((address) => [address, "New order …: €40.00"]),
  ...staff.map((address) => [address, "Low stock: 1 product"]),
  [customer, "Set a new password"],
].map(([to, subject]) => [to, subject, ...types].join(" | "));

// Hashing passwords takes time, more so on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const openParts: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of openParts.splice(0)) await close();
});

/** An application that runs jobs, as the process starts it. */
async function openShop(settings: Partial<Config>): Promise<TestApp> {
  const app = await createTestApp({
    publicUrl: "https://shop.test",
    staffEmails: staff,
    ...settings,
  });
  const jobs = await runJobs(app.appContext);
  openParts.push(
    () => jobs.close(),
    () => app.close(),
  );
  return app;
}

test("all mails from sign-up to reset are in the outbox, and their links work", async () => {
  const app = await openShop({});
  const mails = await liveThrough(app, () => readOutbox(app.appContext.config.dataDir));
  expect(outline(mails)).toEqual(expectedMails);
});

test("all mails from sign-up to reset reach a real mail server, and their links work", async () => {
  const mailServer = await startMailServer();
  const app = await openShop({ smtpUrl: mailServer.url });
  const mails = await liveThrough(app, () => mailServer.readMails());
  expect(outline(mails)).toEqual(expectedMails);
  await mailServer.close();
});

/** Signs up, confirms, signs in, orders, resets the password; an admin confirms the order. */
async function liveThrough(
  app: TestApp,
  readMails: () => Promise<readonly ReadMail[]>,
): Promise<readonly ReadMail[]> {
  const mail = (to: string, subject: RegExp): Promise<ReadMail> =>
    vi.waitFor(
      async () => {
        const found = (await readMails()).filter((m) => m.to === to && subject.test(m.subject));
        expect(found, `${to} ${subject}`).toHaveLength(1);
        return found[0] as ReadMail;
      },
      { timeout: 10_000, interval: 50 },
    );

  await signUp(app);
  const confirm = getLink(await mail(customer, /^Confirm your email address$/));
  expect(confirm.pathname).toBe("/confirm-email");
  const confirmed = await app.call("/api/auth/confirm-email", {
    method: "POST",
    body: { token: confirm.hash.replace("#token=", "") },
  });
  expect(confirmed.body).toEqual({ success: true, target: "/" });
  const cookie = getCookie(await signIn(app, passwords.first));

  await signUp(app);
  expect(getLink(await mail(customer, /^You already have an account$/)).pathname).toBe("/account");

  const order = await placeOrder(app, cookie);
  const number = String(order.body["id"]).slice(0, 8);
  const received = await mail(customer, new RegExp(`^Porosia juaj ${number} u pranua$`));
  const token = getLink(received).hash.replace("#order=", "");
  expect(token).toBe(order.body["link_token"]);
  const followed = await app.call("/api/orders/follow", { method: "POST", body: { token } });
  expect(followed).toMatchObject({ status: 200, body: { id: order.body["id"] } });
  for (const address of staff) {
    const notice = await mail(address, new RegExp(`^New order ${number}: €40.00$`));
    expect(getLink(notice).href).toBe(`https://shop.test/admin/products?q=${number}`);
  }

  const admin = await app.signIn("admin");
  const statusPath = `/api/orders/${String(order.body["id"])}/status`;
  await app.call(statusPath, {
    method: "PUT",
    cookie: admin.cookie,
    body: { status: "confirmed" },
  });
  for (const address of staff) {
    const { text } = await mail(address, /^Low stock: 1 product$/);
    expect(text).toContain("- Kushinetë 6205\n  In stock: 4; Threshold: 5\n");
  }

  await app.call("/api/auth/request-password-reset", { method: "POST", body: { email: customer } });
  const reset = getLink(await mail(customer, /password/));
  expect(reset.pathname).toBe("/account");
  const changed = await app.call("/api/auth/reset-password", {
    method: "POST",
    body: { token: reset.searchParams.get("reset"), newPassword: passwords.second },
  });
  expect(changed.status).toBe(200);
  expect((await signIn(app, passwords.first)).status).toBe(401);
  expect((await signIn(app, passwords.second)).status).toBe(200);

  return readMails();
}

/** Mails in the order of sending. Mails of the same event have no order. */
function outline(mails: readonly ReadMail[]): string[] {
  const lines = mails.map((mail) =>
    [mail.to, mail.subject.replace(/\b[0-9a-f]{8}\b/, "…"), ...mail.types].join(" | "),
  );
  return [
    ...lines.slice(0, 2),
    ...lines.slice(2, 5).toSorted(),
    ...lines.slice(5, 7).toSorted(),
    ...lines.slice(7),
  ];
}

function signUp(app: TestApp): Promise<ApiAnswer> {
  const body = { name: "Arta Hoxha", email: customer, password: passwords.first };
  return app.call("/api/auth/sign-up/email", { method: "POST", body });
}

function signIn(app: TestApp, password: string): Promise<ApiAnswer> {
  const body = { email: customer, password };
  return app.call("/api/auth/sign-in/email", { method: "POST", body });
}

async function placeOrder(app: TestApp, cookie: string): Promise<ApiAnswer> {
  const columns = { name: "Kushinetë 6205", stockQuantity: 8 };
  const id = await insertProduct(app.appContext.db, columns);
  const body = createOrderRequest([{ id, quantity: 4 }]);
  const order = await app.call("/api/orders", { method: "POST", cookie, body });
  expect(order.status).toBe(201);
  return order;
}

function getCookie({ headers }: ApiAnswer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

/** The only link of a mail, which both parts contain. */
function getLink({ text, html }: ReadMail): URL {
  const link = /^https:\S+$/m.exec(text)?.[0] ?? "";
  const inHtml = /<a href="([^"]+)"/.exec(html)?.[1];
  expect(inHtml?.replaceAll("&#38;", "&")).toBe(link);
  return new URL(link);
}

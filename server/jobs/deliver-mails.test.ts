import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { connectDatabase } from "#server/db/client.ts";
import { orders } from "#server/db/schema/orders.ts";
import { createDelivery } from "#server/jobs/mail/delivery.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { readGivenUpMails } from "#server/services/status/read-jobs.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { countWaitingJobs, deleteJobs } from "#server/testing/job-table.ts";
import { runInParallel } from "#server/testing/run-in-parallel.ts";
import { startMailServer, type MailServer } from "#server/testing/start-mail-server.ts";
import { testCustomer } from "#server/testing/test-app-context.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { openJobQueue } from "./job-queue.ts";
import { sealMail } from "./queue-mails.ts";
import { runJobs, type JobParts, type RunningJobs } from "./run-jobs.ts";

const staff = "sales@shop.example";

let app: TestApp;
let mailServer: MailServer;
let product: string;
type LogLine = { readonly level: number; readonly msg: string };
let logLines: LogLine[];
const workers: RunningJobs[] = [];

beforeAll(async () => {
  app = await createTestApp();
  product = await insertProduct(app.appContext.db, { stockQuantity: 1000 });
});

beforeEach(async () => {
  await deleteJobs(app.appContext.db);
  await app.appContext.db.delete(orders);
  mailServer = await startMailServer();
  logLines = [];
});

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await mailServer.close();
});

afterAll(() => app.close());

async function start(parts: Partial<JobParts> & { smtpUrl?: string } = {}): Promise<RunningJobs> {
  const { config } = app.appContext;
  const worker = await runJobs({
    ...app.appContext,
    config: { ...config, publicUrl: "https://shop.test", staffEmails: [staff] },
    delivery: createDelivery({ ...config, smtpUrl: parts.smtpUrl ?? mailServer.url }),
    log: pino({}, { write: keepLine }),
    ...parts,
  });
  workers.push(worker);
  return worker;
}

function keepLine(text: string): void {
  const line: LogLine = JSON.parse(text);
  logLines.push(line);
}

async function waitFor(check: () => void | Promise<void>): Promise<void> {
  await vi.waitFor(check, { timeout: 10_000, interval: 25 });
}

const queued = (): Promise<number> => countWaitingJobs(app.appContext.db);

async function expectSubjects(...subjects: readonly unknown[]): Promise<void> {
  await waitFor(async () => {
    expect(await queued()).toBe(0);
    const sent = await mailServer.readMails();
    expect(sent.map((mail) => mail.subject).toSorted()).toEqual(subjects);
  });
}

/** Queues a mail without an order. */
async function queueMail(subject: string): Promise<void> {
  const { jobs, seal } = app.appContext;
  const mail = { to: staff, subject, text: "secret text", html: "<p>secret text</p>" };
  await jobs.add("notice", [{ data: sealMail(seal, mail) }]);
}

/** The waiting mails with their failed attempts and the seconds until the next. */
async function listMailJobs(): Promise<readonly { attempts: number; pause: number }[]> {
  const { rows } = await app.appContext.db.execute<{ attempts: number; pause: number }>(
    `SELECT coalesce((data->>'attempts')::int, 0) AS attempts,
       extract(epoch FROM start_after - now())::float8 AS pause
     FROM pgboss.job WHERE name = 'notice' AND state < 'active'`,
  );
  return rows;
}

test("retries a failed mail, and logs neither address nor contents", async () => {
  mailServer.behaviour = "refuse";
  await queueMail("secret subject");
  await start({ retryPauses: [50, 50, 50, 50, 50, 50, 50, 50, 50, 50] });
  await waitFor(() => expect(mailServer.untaken).toBeGreaterThan(2));
  mailServer.behaviour = "take";
  await expectSubjects("secret subject");
  expect(logLines.filter((line) => line.msg === "notice not sent")).toHaveLength(
    mailServer.untaken,
  );
  expect(logLines.filter((line) => line.msg === "notice sent")).toHaveLength(1);
  expect(JSON.stringify(logLines)).not.toMatch(/secret|@|No mail/);
});

test("the pauses grow from five seconds to a day", async () => {
  mailServer.behaviour = "refuse";
  await queueMail("Slowly");
  await start();
  const pauses: number[] = [];
  for (let attempts = 1; attempts <= 7; attempts += 1) {
    await waitFor(async () => {
      const [mail] = await listMailJobs();
      expect(mail?.attempts).toBe(attempts);
      pauses[attempts - 1] = Math.floor(mail?.pause ?? 0);
    });
    await app.appContext.db.execute("UPDATE pgboss.job SET start_after = now()");
    // Does what a sweep would do, without waiting for it.
    await workers.pop()?.close();
    await start();
  }
  await waitFor(async () => expect(await queued()).toBe(0));
  const wanted = [5, 30, 180, 900, 3600, 21_600, 86_400];
  for (const [index, pause] of pauses.entries()) {
    expect(pause).toBeLessThanOrEqual(wanted[index] ?? 0);
    // A busy machine reads it a little late.
    expect(pause).toBeGreaterThan((wanted[index] ?? 0) - 5);
  }
  expect(pauses).toHaveLength(wanted.length);
  expect(logLines.filter((line) => line.level >= 50).map((line) => line.msg)).toEqual([
    "notice given up",
  ]);
  expect(await readGivenUpMails(app.appContext.db)).toEqual({ count: 1, numbers: [] });
});

test("a mail that was given up leaves the number of its order, but no address", async () => {
  mailServer.behaviour = "refuse";
  const order = await createOrder(app.appContext.actAs(), createOrderRequest([product]));
  await start({ retryPauses: [] });
  await waitFor(async () =>
    expect(await readGivenUpMails(app.appContext.db)).toEqual({
      count: 1,
      numbers: [order.id.slice(0, 8)],
    }),
  );
  const { rows } = await app.appContext.db.execute(
    "SELECT data::text FROM pgboss.job WHERE name = 'given-up-mail' AND data::text LIKE '%@%'",
  );
  expect(rows).toEqual([]);
});

test("a failing mail doesn't delay the others", async () => {
  mailServer.behaviour = "refuse";
  await queueMail("a first");
  await start({ retryPauses: [3_000, 3_000, 3_000] });
  await waitFor(() => expect(mailServer.untaken).toBe(1));
  mailServer.behaviour = "take";
  await createOrder(app.appContext.actAs(), createOrderRequest([product]));
  await waitFor(async () => expect(await mailServer.readMails()).toHaveLength(1));
  await expectSubjects(expect.stringMatching(/^New order/), "a first");
});

// docs/product/orders.md#mails-never-delay-orders
test("an order placed while the mail server is down is accepted at once and mailed later", async () => {
  const { port } = new URL(mailServer.url);
  await mailServer.close();
  await start({ retryPauses: Array.from({ length: 100 }, () => 100) });
  const began = performance.now();
  const { status, body } = await app.call("/api/orders", {
    method: "POST",
    body: createOrderRequest([product]),
  });
  expect(status).toBe(201);
  expect(performance.now() - began).toBeLessThan(10_000);
  await waitFor(() => expect(logLines.map((line) => line.msg)).toContain("notice not sent"));
  mailServer = await startMailServer(Number(port));
  const number = String(body["id"]).slice(0, 8);
  await expectSubjects(`New order ${number}: €10.00`);
});

test("an unresponsive mail server holds no lock and delays no order", async () => {
  mailServer.behaviour = "hang";
  await queueMail("Hanging");
  await start();
  await waitFor(() => expect(mailServer.untaken).toBe(1));
  const placed = await createOrder(app.appContext.actAs(), createOrderRequest([product]));
  const { rows } = await app.appContext.db.execute(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'",
  );
  expect(rows).toEqual([]);
  expect(placed.status).toBe("new");
});

// docs/product/orders.md#mails-never-delay-orders, docs/product/reliability.md#several-servers
test("jobs: two processes share the work and send each order's mails exactly once", async () => {
  const other = connectDatabase({
    url: app.appContext.databaseUrl,
    poolSize: 4,
    onConnectionError: () => {},
  });
  const ids: string[] = [];
  await runInParallel(60, async () => {
    const context = app.appContext.actAs(testCustomer);
    ids.push((await createOrder(context, createOrderRequest([product]))).id.slice(0, 8));
  });
  const jobs = await openJobQueue(other.pool, app.appContext.log, { isMaintained: false });
  await start();
  await start({ db: other.db, jobs });
  await createOrder(app.appContext.actAs(), createOrderRequest([product]));
  await waitFor(async () => {
    expect(await queued()).toBe(0);
    expect((await mailServer.readMails()).length).toBeGreaterThanOrEqual(121);
  });
  const subjects = (await mailServer.readMails()).map((mail) => mail.subject);
  expect(subjects).toHaveLength(121);
  expect(new Set(subjects).size).toBe(121);
  for (const id of ids) expect(subjects).toContain(`Porosia juaj ${id} u pranua`);
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await jobs.close();
  await other.close();
});

// docs/product/reliability.md#graceful-stop
test("a stop aborts the mails in progress, and the next process sends them at once", async () => {
  mailServer.behaviour = "hang";
  await queueMail("first mail");
  await queueMail("second mail");
  const first = await start();
  await waitFor(() => expect(mailServer.untaken).toBe(2));
  const began = performance.now();
  await first.close();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect((await listMailJobs()).map(({ attempts }) => attempts)).toEqual([0, 0]);
  mailServer.behaviour = "take";
  await start();
  await expectSubjects("first mail", "second mail");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { insertProduct } from "#server/testing/insert-product.ts";
import { testSecret } from "#server/testing/test-app-context.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

// Two processes on one database behind a proxy that sends each request to either. Titles of such tests begin
// with what is the same at both; limits, jobs and uploads have files of their own: shared-limits, deliver-mails,
// timed-jobs, uploads-s3, postgres-change-feed.

const setupCode = "CODE-OF-BOTH-PROCESSES";
const retried = { timeout: 20_000, interval: 20 };
const settings = { sessionSecret: testSecret, setupCode };

let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  first = await createTestApp(settings);
  second = await createTestApp({ ...settings, databaseUrl: first.appContext.databaseUrl });
});

afterAll(async () => {
  await second.close();
  await first.close();
});

// docs/product/reliability.md#several-servers
test("setup code: one that a process printed works at another, and then at none", async () => {
  const [owner, late] = [await first.signIn("customer"), await first.signIn("customer")];
  const claim = { method: "POST", body: { code: setupCode } };
  expect((await second.call("/api/admin/setup", { ...claim, cookie: owner.cookie })).status).toBe(
    200,
  );
  for (const app of [first, second]) {
    const answer = await app.call("/api/admin/setup", { ...claim, cookie: late.cookie });
    expect(answer.body["code"]).toBe("setup_code_refused");
  }
  expect((await first.call("/api/orders?limit=1", owner)).status).toBe(200);
});

// docs/product/reliability.md#several-servers
test("sessions: one is valid at both processes at once, and ends at both at once", async () => {
  const { cookie } = await first.signIn("admin");
  for (const app of [second, first]) {
    expect((await app.call("/api/admin/products?limit=1", { cookie })).status).toBe(200);
  }
  await second.call("/api/auth/sign-out", { method: "POST", body: {}, cookie });
  for (const app of [first, second]) {
    expect((await app.call("/api/admin/products?limit=1", { cookie })).status).toBe(401);
  }
});

// docs/product/reliability.md#several-servers
test("caches: a list that a process remembers shows the change of another", async () => {
  const id = await insertProduct(first.appContext.db);
  const { cookie } = await first.signIn("admin");
  await expect.poll(() => second.appContext.feed.isHearing, retried).toBe(true);
  await second.call("/api/products?limit=100");
  const body = { name: "Changed elsewhere" };
  await first.call(`/api/products/${id}`, { method: "PATCH", cookie, body });
  const readNames = async (): Promise<string> =>
    JSON.stringify((await second.call("/api/products?limit=100")).body);
  await expect.poll(readNames, retried).toContain(body.name);
});

// docs/product/reliability.md#several-servers
test("caches: a list that a process remembers shows the stock that another counted", async () => {
  const id = await insertProduct(first.appContext.db);
  const { cookie } = await first.signIn("admin");
  await expect.poll(() => second.appContext.feed.isHearing, retried).toBe(true);
  await second.call("/api/products?limit=99");
  const body = { stock_quantity: 765_432 };
  await first.call(`/api/products/${id}`, { method: "PATCH", cookie, body });
  const readCounts = async (): Promise<string> =>
    JSON.stringify((await second.call("/api/products?limit=99")).body);
  await expect.poll(readCounts, retried).toContain("765432");
});

// docs/product/reliability.md#several-servers, docs/product/reliability.md#nothing-lost
test("realtime: a stream that ends with its process resumes at another without a loss", async () => {
  const id = await insertProduct(first.appContext.db);
  const { cookie } = await first.signIn("admin");
  const seen = first.appContext.feed.lastSeq;
  const call = { method: "PATCH", cookie };
  for (const [index, app] of [first, second, first].entries()) {
    await app.call(`/api/products/${id}`, { ...call, body: { price: 10 + index } });
  }
  await using stream = await openStream(second, seen);
  const events = await stream.readUntil((text) => countChanges(text, id) >= 3);
  expect(countChanges(events, id)).toBe(3);
});

function countChanges(events: string, id: string): number {
  return events.split(`"id":"${id}"`).length - 1;
}

async function openStream(
  app: TestApp,
  lastEventId: number,
): Promise<AsyncDisposable & { readUntil(isEnough: (text: string) => boolean): Promise<string> }> {
  const stop = new AbortController();
  const headers = { "last-event-id": String(lastEventId) };
  const response = await app.fetch("/api/live/products", { headers, signal: stop.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("The stream has no body");
  let text = "";
  return {
    async readUntil(isEnough) {
      while (!isEnough(text)) {
        const { value, done } = await reader.read();
        if (done) throw new Error("The stream ended");
        text += value;
      }
      return text;
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      await reader.cancel().catch(() => undefined);
    },
  };
}

import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noMetrics } from "#server/metrics/metrics.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let product: string;
/** Of each list, whether it was remembered. */
const uses: boolean[] = [];

beforeAll(async () => {
  const metrics = {
    ...noMetrics,
    countCacheUse: (name: string, isHit: boolean): void => {
      if (name === "lists") uses.push(isHit);
    },
  };
  app = await createTestApp({}, undefined, undefined, { metrics });
  product = await insertProduct(app.appContext.db);
});

afterAll(() => app.close());

test("a list is remembered for all spellings of its question", async () => {
  await app.call("/api/products?limit=24&sort=name-asc");
  for (const query of [
    "%6cimit=24&sort=name-asc",
    "sort=name-asc&limit=24",
    "sort=n%61me-asc&limit=2%34",
  ]) {
    expect(await isRemembered(`/api/products?${query}`)).toBe(true);
  }
  expect(await isRemembered("/api/products?limit=23&sort=name-asc")).toBe(false);
});

test("a list is compressed once, when it is made and when it is remembered", async () => {
  for (let count = 0; count < 5; count += 1) await insertProduct(app.appContext.db);
  for (const isHit of [false, true]) {
    const headers = { "accept-encoding": "gzip" };
    const answer = await app.fetch("/api/products?limit=5", { headers });
    expect(uses.at(-1)).toBe(isHit);
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    const text = gunzipSync(await answer.arrayBuffer()).toString();
    expect(JSON.parse(text)).toMatchObject({ items: expect.arrayContaining([expect.anything()]) });
  }
});

test("an answer that isn't remembered is compressed once, and a short one not at all", async () => {
  const headers = { "accept-encoding": "gzip" };
  const answer = await app.fetch(`/api/products/${product}/none`, { headers });
  expect(answer.headers.get("content-encoding")).toBeNull();
  const { cookie } = await app.signIn("admin");
  const admin = await app.fetch("/api/admin/products", { cookie, headers });
  expect(admin.headers.get("content-encoding")).toBe("gzip");
  const text = gunzipSync(await admin.arrayBuffer()).toString();
  expect(JSON.parse(text)).toMatchObject({ items: expect.anything() });
});

test("a list is forgotten when an order moves its stock, and not when only the order changes", async () => {
  await insertProduct(app.appContext.db, { name: "Elsewhere", brand: "Other" });
  await untilRead();
  await isRemembered("/api/products?brand=Other");
  const { cookie } = await app.signIn("admin");
  const request = createOrderRequest([product]);
  const { body } = await app.call("/api/orders", { method: "POST", body: request });
  const setStatus = (status: string) =>
    app.call(`/api/orders/${String(body["id"])}/status`, {
      method: "PUT",
      cookie,
      body: { status },
    });
  await isRemembered("/api/products");
  expect((await setStatus("confirmed")).status).toBe(200);
  expect(await isRemembered("/api/products")).toBe(false);
  expect(await isRemembered("/api/products?brand=Other")).toBe(true);
  await untilRead();
  expect(await isRemembered("/api/products?brand=Other")).toBe(true);
  await isRemembered("/api/products");
  for (const status of ["processing", "completed"]) {
    expect((await setStatus(status)).status).toBe(200);
    expect(await isRemembered("/api/products")).toBe(true);
  }
  await untilRead();
  expect(await isRemembered("/api/products")).toBe(true);
});

/** Asks, and tells whether the answer came from memory. */
async function isRemembered(path: string): Promise<boolean | undefined> {
  expect((await app.call(path)).status).toBe(200);
  return uses.at(-1);
}

/** Waits until this process has read all changes of the table. */
async function untilRead(): Promise<void> {
  const { rows } = await app.appContext.db.$client.query<{ last: string }>(
    "SELECT max(seq) AS last FROM changes",
  );
  await expect.poll(() => app.appContext.feed.lastSeq).toBe(Number(rows[0]?.last));
}

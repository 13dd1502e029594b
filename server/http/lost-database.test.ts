import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { insertProduct } from "#server/testing/insert-product.ts";
import { openDatabaseProxy, type DatabaseProxy } from "#server/testing/open-database-proxy.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let owner: TestApp;
let proxy: DatabaseProxy;
/** A process whose connections go through the proxy. */
let app: TestApp;

const list = "/api/products?limit=1";
const retried = { timeout: 20_000, interval: 50 };

beforeAll(async () => {
  owner = await createTestApp();
  await insertProduct(owner.appContext.db);
  proxy = await openDatabaseProxy(owner.appContext.databaseUrl);
  app = await createTestApp({ databaseUrl: proxy.url });
});

afterAll(async () => {
  await app.close();
  await owner.close();
  await proxy.close();
});

// docs/product/reliability.md#shop-without-the-database, docs/product/reliability.md#failover
test("while the database is unavailable visitors get earlier answers, and afterwards all is as before", async () => {
  const { cookie } = await app.signIn("admin");
  await expect.poll(() => app.appContext.feed.isHearing, retried).toBe(true);
  const before = await app.call(list);
  expect(before.status).toBe(200);
  proxy.lose();
  await expect.poll(() => app.appContext.feed.isHearing, retried).toBe(false);
  const visitor = await app.call(list);
  expect({ status: visitor.status, body: visitor.body }).toEqual({
    status: 200,
    body: before.body,
  });
  expect((await app.call("/api/products?limit=1&search=unknown")).status).toBe(503);
  expect((await app.call(list, { cookie })).status).toBe(503);
  expect((await app.call("/readyz")).status).toBe(503);
  proxy.release();
  await vi.waitFor(
    async () => expect((await app.call(list, { cookie })).status).toBe(200),
    retried,
  );
  await expect.poll(() => app.appContext.feed.isHearing, retried).toBe(true);
});

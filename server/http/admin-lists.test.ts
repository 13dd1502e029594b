import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#server/db/schema/shop.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ cookie } = await app.signIn("admin"));
  await insertProduct(app.appContext.db, { name: "Hidden", isActive: false });
  await insertProduct(app.appContext.db, { name: "Gone", deletedAt: new Date() });
});

afterAll(() => app.close());

test("the dashboard's list includes hidden products, and deleted ones on request", async () => {
  const all = await app.call("/api/admin/products", { cookie });
  expect(all).toMatchObject({
    status: 200,
    body: { items: [{ name: "Hidden", is_active: false, deleted_at: null }], count: 1 },
  });
  const deleted = await app.call("/api/admin/products?state=deleted&limit=1", { cookie });
  expect(deleted.body).toMatchObject({ items: [{ name: "Gone", deleted_by: null }], count: 1 });
});

// docs/product/shop.md#literal-search
test.each([
  "sort=price-asc",
  "sort=name-asc;DROP TABLE products",
  "state=gone",
  "limit=0",
  "limit=101",
  "limit=1.5",
  "limit=1e9",
  "search=%00",
  `search=${"x".repeat(1_000)}`,
  "search[]=a",
  "search=a&search=b",
  "cursor=%2e%2e",
  "offset=10",
])("rejects the query ?%s", async (query) => {
  const { status, body } = await app.call(`/api/admin/products?${query}`, { cookie });
  expect({ status, code: body["code"] }).toEqual({ status: 422, code: "invalid_input" });
});

// docs/product/shop.md#literal-search
test.each(["' OR 1=1 --", "%", "_", "\\", "\"'; DROP TABLE products; --", "😀", "\u202e"])(
  "searching for %j finds nothing and changes nothing",
  async (search) => {
    const path = `/api/admin/products?search=${encodeURIComponent(search)}`;
    const { status, body } = await app.call(path, { cookie });
    expect({ status, count: body["count"] }).toEqual({ status: 200, count: 0 });
    expect(await app.appContext.db.$count(products)).toBe(2);
  },
);

// docs/product/admin.md#status-of-the-server
test("an admin reads the server's status; customers and visitors don't", async () => {
  const { jobs } = app.appContext;
  const inAnHour = { startAfter: 3_600 };
  await jobs.add("notice", [
    { data: { kind: "order-received", attempts: 0 }, ...inAnHour },
    { data: { kind: "order-received", attempts: 2 }, ...inAnHour },
  ]);
  const { status, body } = await app.call("/api/admin/status", { cookie });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    level: "warn",
    version: app.appContext.version,
    database: { problem: null, version: expect.stringMatching(/^\d+/), connections: { max: 12 } },
    queue: { level: "ok", waiting: 2, failed: 0, due_seconds: 0 },
    mail: {
      problem: "mail_put_off",
      delivery: "files",
      waiting: 2,
      put_off: 1,
      given_up: 0,
      given_up_for: [],
    },
    storage: { level: expect.any(String), kind: "folder", free_bytes: expect.any(Number) },
    backup: { problem: "backup_off", made_at: null },
    streams: { level: "ok", open: 0 },
  });
  const customer = await app.signIn("customer");
  expect((await app.call("/api/admin/status", { cookie: customer.cookie })).status).toBe(403);
  expect((await app.call("/api/admin/status")).status).toBe(401);
});

test("returns orders and revenue for 30 days by default, and for 1 to 366 days on request", async () => {
  const { status, body } = await app.call("/api/admin/daily", { cookie });
  expect(status).toBe(200);
  expect(body["days"]).toHaveLength(30);
  const year = await app.call("/api/admin/daily?days=366", { cookie });
  expect(year.body["days"]).toHaveLength(366);
  for (const days of ["0", "367", "1.5", "all"]) {
    const rejected = await app.call(`/api/admin/daily?days=${days}`, { cookie });
    expect(rejected.status).toBe(422);
  }
});

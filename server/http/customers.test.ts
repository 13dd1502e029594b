import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrder } from "#server/services/orders/create-order.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const path = "/api/admin/customers/phone:691234567";

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ cookie } = await app.signIn("admin"));
  const product = await insertProduct(app.appContext.db);
  const request = createOrderRequest([product], { phone: "+355 69 123 4567" });
  await createOrder(app.appContext.actAs(), request);
});

afterAll(() => app.close());

// docs/product/admin.md#notes-about-customers
test("an admin reads a customer and notes something, and no customer learns of it", async () => {
  expect(await app.call(path, { cookie })).toMatchObject({ status: 200, body: { orders: 1 } });
  const escaped = await app.call(path.replace(":691", "%3A691"), { cookie });
  expect(escaped.status).toBe(200);
  const id = randomUUID();
  const note = { method: "POST", cookie, body: { id, text: " Rings twice " } };
  expect(await app.call(`${path}/notes`, note)).toMatchObject({
    status: 201,
    body: { text: "Rings twice" },
  });
  const customer = await app.signIn("customer");
  for (const [method, denied] of [
    ["GET", path],
    ["GET", `${path}/notes`],
    ["POST", `${path}/notes`],
    ["DELETE", `/api/admin/customer-notes/${id}`],
    ["POST", `/api/admin/customer-notes/${id}/restore`],
    ["GET", "/api/admin/customers?search=rings"],
    ["GET", "/api/orders?customer=phone:691234567"],
  ] as const) {
    const asCustomer = await app.call(denied, { method, cookie: customer.cookie });
    expect([denied, asCustomer.status]).toEqual([denied, 403]);
    expect((await app.call(denied, { method })).status).toBe(401);
  }
  expect((await app.call(`${path}/notes`, { cookie })).body["items"]).toHaveLength(1);
});

test.each([
  { id: randomUUID(), text: "" },
  { id: randomUUID(), text: " \n " },
  { id: randomUUID(), text: "x".repeat(2_001) },
  { id: randomUUID(), text: "a\0b" },
  { id: "1", text: "a" },
  { text: "a" },
  { id: randomUUID(), text: "a", author_name: "Someone else" },
])("rejects the note %j", async (body) => {
  const { status } = await app.call(`${path}/notes`, { method: "POST", cookie, body });
  expect(status).toBe(422);
});

test.each([
  "/api/admin/customers/phone:12",
  "/api/admin/customers/phone:%27%20OR%201=1",
  "/api/admin/customers/order:1",
  "/api/admin/customers/account:",
  "/api/admin/customers/x",
  "/api/admin/customers/order:00000000-0000-4000-8000-000000000000/notes",
  "/api/admin/customers?cursor=abc",
  "/api/admin/quotes?customer=x",
  "/api/admin/quotes?day=2026-02-30",
  "/api/admin/quotes?day=0000-01-01",
  "/api/orders?customer=order:00000000-0000-4000-8000-000000000000",
  "/api/admin/daily?until=2026-01-01",
  "/api/admin/daily?day=2026-01-02&until=2026-01-01",
  "/api/admin/daily?day=2024-01-01&until=2025-01-01",
  "/api/admin/daily?day=0000-01-01",
])("rejects %s", async (bad) => {
  expect((await app.call(bad, { cookie })).status).toBe(422);
});

test("the figures take the longest period and a single day", async () => {
  const year = await app.call("/api/admin/daily?day=2024-01-01&until=2024-12-31", { cookie });
  expect(year.body["days"]).toHaveLength(366);
  const day = await app.call("/api/admin/daily?day=2024-02-29", { cookie });
  expect(day.body["days"]).toEqual([{ day: "2024-02-29", orders: 0, revenue: 0 }]);
});

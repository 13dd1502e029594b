import { randomUUID } from "node:crypto";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#server/db/schema/orders.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let bearing: string;
let belt: string;

beforeAll(async () => {
  app = await createTestApp();
  bearing = await insertProduct(app.appContext.db, { name: "Bearing", price: "3.90" });
  belt = await insertProduct(app.appContext.db, {
    name: "Belt",
    price: "1250.00",
    currency: "ALL",
  });
});

afterAll(() => app.close());

// docs/product/orders.md#fields-of-an-order
test("a guest's order gets its prices and total from the server", async () => {
  const items = [
    { id: bearing, quantity: 3 },
    { id: belt, quantity: 2 },
  ];
  const { status, body } = await order({ items });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    user_id: null,
    status: "new",
    items: [
      { id: bearing, name: "Bearing", price: 3.9, quantity: 3 },
      { id: belt, name: "Belt", price: 12.5, quantity: 2 },
    ],
    total: 36.7,
    total_all: 3670,
  });
});

// docs/product/orders.md#prices-from-the-server
test.each(["total", "price", "currency", "status", "user_id", "created_at", "id"])(
  "rejects a tampered %s",
  async (field) => {
    const { status, body } = await order({ [field]: field === "total" ? 0.01 : "x" });
    expect({ status, message: body["message"] }).toEqual({
      status: 422,
      message: "Invalid order data",
    });
  },
);

// docs/product/orders.md#prices-from-the-server
test("rejects a tampered price in a line", async () => {
  const { status } = await order({ items: [{ id: bearing, quantity: 1, price: 0.01 }] });
  expect(status).toBe(422);
});

// docs/product/orders.md#valid-lines
test.each([
  ["an empty cart", () => []],
  ["201 lines", () => Array.from({ length: 201 }, () => ({ id: randomUUID(), quantity: 1 }))],
  ["a product twice", () => [line(), line()]],
  ["an unknown product", () => [{ id: randomUUID(), quantity: 1 }]],
  ["half a piece", () => [line(0.5)]],
  ["no piece", () => [line(0)]],
  ["minus one piece", () => [line(-1)]],
  ["too many pieces", () => [line(10_000)]],
  ["text as quantity", () => [{ id: bearing, quantity: "1" }]],
  ["no list", () => ({ id: bearing })],
])("%s is 'Invalid order data'", async (_, items) => {
  const { status, body } = await order({ items: items() });
  expect({ status, code: body["code"], message: body["message"] }).toEqual({
    status: 422,
    code: "invalid_order",
    message: "Invalid order data",
  });
});

test.each([
  { customer_name: " " },
  { phone: "" },
  { country: "Italia" },
  { city: "Prishtinë" },
  { shipping_method: "" },
  { notes: "x".repeat(2_001) },
  { customer_name: "a\u0000b" },
  { customer_name: { toString: 1 } },
  { idempotency_key: "1" },
])("rejects an order with %j", async (field) => {
  expect((await order(field)).body["code"]).toBe("invalid_order");
});

// docs/product/orders.md#stock-never-blocks
test("rejects an order of a product that is no longer sold, with the product's id", async () => {
  const gone = await insertProduct(app.appContext.db, { name: "Old seal", isActive: false });
  const items = [line(), { id: gone, quantity: 1 }];
  const { status, body } = await order({ items });
  expect({ status, code: body["code"], data: body["data"] }).toEqual({
    status: 409,
    code: "unavailable_products",
    data: { products: [{ id: gone, name: "" }] },
  });
});

// docs/product/orders.md#own-orders-only
test("returns 404 for another customer's order", async () => {
  const owner = await app.signIn("customer");
  const stranger = await app.signIn("customer");
  const admin = await app.signIn("admin");
  const placed = await order({}, owner.cookie);
  const path = `/api/orders/${String(placed.body["id"])}`;
  expect((await app.call(path, { cookie: stranger.cookie })).status).toBe(404);
  expect((await app.call(path.slice(0, -28), { cookie: stranger.cookie })).status).toBe(422);
  expect((await app.call(path, { cookie: owner.cookie })).body["id"]).toBe(placed.body["id"]);
  expect((await app.call(path, { cookie: admin.cookie })).status).toBe(200);
  const listed = await app.call("/api/orders", { cookie: stranger.cookie });
  expect(listed.body).toEqual({ items: [], count: 0, next_cursor: null });
});

// docs/product/orders.md#one-order-per-key
test("one key sent 50 times at once creates one order; other contents are rejected", async () => {
  const key = randomUUID();
  const before = await countOrders();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => order({ idempotency_key: key })),
  );
  expect(new Set(answers.map((answer) => answer.body["id"])).size).toBe(1);
  expect(await countOrders()).toBe(before + 1);
  const other = await order({ idempotency_key: key, items: [line(2)] });
  expect({ status: other.status, code: other.body["code"] }).toEqual({
    status: 422,
    code: "idempotency_mismatch",
  });
});

// docs/product/orders.md#key-of-a-deleted-order
test("repeating the key of a deleted order returns 410 and creates no order", async () => {
  const { cookie } = await app.signIn("admin");
  const key = randomUUID();
  const { body } = await order({ idempotency_key: key });
  await app.call(`/api/orders/${String(body["id"])}`, { method: "DELETE", cookie });
  const before = await countOrders();
  const again = await order({ idempotency_key: key });
  expect({ status: again.status, code: again.body["code"], id: again.body["id"] }).toEqual({
    status: 410,
    code: "order_deleted",
    id: undefined,
  });
  expect(await countOrders()).toBe(before);
});

// docs/product/admin.md#deleted-records
test("an unknown status returns 422 and a second deletion 404", async () => {
  const { cookie } = await app.signIn("admin");
  const { body } = await order({});
  const path = `/api/orders/${String(body["id"])}`;
  for (const status of ["shipped", "", null, 1, ["new"]]) {
    const answer = await app.call(`${path}/status`, { method: "PUT", cookie, body: { status } });
    expect(answer.status).toBe(422);
  }
  expect((await app.call(path, { method: "DELETE", cookie })).status).toBe(204);
  expect((await app.call(path, { method: "DELETE", cookie })).status).toBe(404);
});

// docs/product/shop.md#literal-search
test.each([
  "scope=everything",
  "status=new",
  "status=shipped",
  "day=2026-02-30",
  "day=0000-01-01",
  "day=yesterday",
  `search=${"x".repeat(101)}`,
  "search=a%00b",
  "limit=0",
  "limit=101",
  "cursor=!",
  "user_id=1",
  "search=a&search=b",
])("the list of orders rejects %s", async (query) => {
  const { cookie } = await app.signIn("admin");
  const { status } = await app.call(`/api/orders?${query}`, { cookie });
  expect(status).toBe(422);
});

test("only an admin can list deleted orders and restore one", async () => {
  const admin = await app.signIn("admin");
  const customer = await app.signIn("customer");
  const { body } = await order({}, customer.cookie);
  const path = `/api/orders/${String(body["id"])}`;
  await app.call(path, { method: "DELETE", cookie: admin.cookie });
  const deleted = "/api/orders?scope=deleted&limit=1";
  expect((await app.call(deleted, { cookie: customer.cookie })).status).toBe(403);
  const listed = await app.call(deleted, { cookie: admin.cookie });
  expect(listed.body["items"]).toMatchObject([{ id: body["id"], deleted_by: "Test Person" }]);
  const restore = { method: "POST", cookie: admin.cookie };
  const restored = await app.call(`${path}/restore`, restore);
  expect({ status: restored.status, id: restored.body["id"] }).toEqual({
    status: 200,
    id: body["id"],
  });
  expect((await app.call(`${path}/restore`, restore)).status).toBe(404);
  const history = await app.call(`${path}/history`, { cookie: admin.cookie });
  expect(history.body["items"]).toMatchObject([{ action: "restored" }, { action: "deleted" }]);
  expect((await app.call(path, { cookie: customer.cookie })).status).toBe(200);
});

function line(quantity = 1): { id: string; quantity: number } {
  return { id: bearing, quantity };
}

function order(fields: Record<string, unknown>, cookie?: string): Promise<ApiAnswer> {
  const body = {
    customer_name: "Arben Hoxha",
    phone: "+355 69 000 0000",
    country: "Shqipëri",
    city: "Tiranë",
    shipping_method: "Rruga e Durrësit 1",
    idempotency_key: randomUUID(),
    items: [line()],
    ...fields,
  };
  return app.call("/api/orders", { method: "POST", body, cookie });
}

async function countOrders(): Promise<number> {
  const [row] = await app.appContext.db.select({ count: count() }).from(orders);
  return row?.count ?? 0;
}

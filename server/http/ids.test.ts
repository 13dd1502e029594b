import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let bearing: string;

beforeAll(async () => {
  app = await createTestApp();
  bearing = await insertProduct(app.appContext.db, { name: "Bearing" });
});

afterAll(() => app.close());

// docs/product/orders.md#valid-lines
test("a product listed twice, once in capitals, is a duplicate line", async () => {
  const body = createOrderRequest([bearing, bearing.toUpperCase()]);
  const answer = await app.call("/api/orders", { method: "POST", body });
  expect(answer).toMatchObject({ status: 422, body: { code: "invalid_order" } });
});

test("an id in capitals identifies the same product, order and key", async () => {
  expect(await app.call(`/api/products/${bearing.toUpperCase()}`)).toMatchObject({ status: 200 });
  const idempotency_key = randomUUID();
  const request = createOrderRequest([bearing], { idempotency_key });
  const first = await app.call("/api/orders", { method: "POST", body: request });
  const inCapitals = {
    ...createOrderRequest([bearing.toUpperCase()]),
    idempotency_key: idempotency_key.toUpperCase(),
  };
  const again = await app.call("/api/orders", { method: "POST", body: inCapitals });
  expect(again.body).toEqual(first.body);
});

test("merges a guest's cart with ids in capitals without dropping a line", async () => {
  const { cookie } = await app.signIn("customer");
  const body = { items: [{ id: bearing.toUpperCase(), quantity: 2 }] };
  const merged = await app.call("/api/cart/merge", { method: "POST", cookie, body });
  expect(merged.body).toMatchObject({ items: [{ product_id: bearing, quantity: 2 }], dropped: [] });
  const twice = { items: [...body.items, { id: bearing, quantity: 1 }] };
  const rejected = await app.call("/api/cart/merge", { method: "POST", cookie, body: twice });
  expect(rejected.status).toBe(422);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { setStockCount } from "./set-stock-count.ts";
import { updateProduct } from "./update-product.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

// docs/product/admin.md#stock-in-the-list
test("a counted stock is written once, and undone by counting back", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 10 });
  const asAdmin = appContext.actAs(testAdmin);
  expect(await setStockCount(asAdmin, { id, count: 12, expected: 10 })).toMatchObject({
    stock_quantity: 12,
  });
  await expect(setStockCount(asAdmin, { id, count: 12, expected: 10 })).rejects.toMatchObject({
    code: "stock_changed",
    details: { count: 12 },
  });
  expect(await setStockCount(asAdmin, { id, count: 10, expected: 12 })).toMatchObject({
    stock_quantity: 10,
  });
});

// docs/product/admin.md#stock-in-the-list
test("a count never takes back the pieces of an order confirmed since it was read", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 10 });
  const asAdmin = appContext.actAs(testAdmin);
  const order = await createOrder(appContext.actAs(), createOrderRequest([{ id, quantity: 4 }]));
  await setOrderStatus(asAdmin, { id: order.id, status: "confirmed" });
  await expect(setStockCount(asAdmin, { id, count: 11, expected: 10 })).rejects.toMatchObject({
    code: "stock_changed",
    details: { count: 6 },
  });
});

// docs/product/admin.md#stock-in-the-list
test("an edited product's stock is held to what staff saw, if they say it", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 10 });
  const asAdmin = appContext.actAs(testAdmin);
  const outdated = { id, stock_quantity: 33, expected_stock: 13 };
  for (const patch of [outdated, { ...outdated, name: "SKF 6205" }]) {
    await expect(updateProduct(asAdmin, patch)).rejects.toMatchObject({
      code: "stock_changed",
      details: { count: 10 },
    });
  }
  expect(await updateProduct(asAdmin, { ...outdated, expected_stock: 10 })).toMatchObject({
    stock_quantity: 33,
  });
});

test("of two counts that start from the same stock, one is written", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 10 });
  const asAdmin = appContext.actAs(testAdmin);
  const results = await Promise.allSettled(
    [11, 12, 13].map((count) => setStockCount(asAdmin, { id, count, expected: 10 })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("an unknown product and everyone but admins are rejected", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 10 });
  const input = { id, count: 1, expected: 10 };
  for (const [actor, code] of [
    [visitor, "unauthorized"],
    [testCustomer, "forbidden"],
  ] as const) {
    await expect(setStockCount(appContext.actAs(actor), input)).rejects.toMatchObject({ code });
  }
  const unknown = { ...input, id: randomUUID() };
  await expect(setStockCount(appContext.actAs(testAdmin), unknown)).rejects.toMatchObject({
    code: "not_found",
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { removeOrder } from "#server/services/orders/remove-order.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { getStats } from "./get-stats.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

test("an empty shop has zero figures", async () => {
  expect(await getStats(appContext.actAs(testAdmin))).toEqual({
    total_products: 0,
    total_orders: 0,
    total_revenue: 0,
    low_stock_items: 0,
  });
});

// docs/product/admin.md#four-figures, docs/product/admin.md#what-the-figures-count
test("the figures count everything that isn't deleted: products, orders, euro of every status, low stock", async () => {
  const asAdmin = appContext.actAs(testAdmin);
  const stocks = [
    { stockQuantity: 0 },
    { stockQuantity: 5 },
    { stockQuantity: 6 },
    { stockQuantity: 6, lowStockThreshold: 6 },
    { stockQuantity: 1, lowStockThreshold: 0 },
    { stockQuantity: 0, isActive: false },
    { stockQuantity: 0, deletedAt: new Date() },
  ];
  for (const columns of stocks) await insertProduct(appContext.db, columns);
  const lek = await insertProduct(appContext.db, {
    price: "10.00",
    currency: "ALL",
    stockQuantity: 99,
  });
  const euro = await insertProduct(appContext.db, { price: "0.70", stockQuantity: 99 });
  for (const status of ["new", "processing", "completed", "confirmed"] as const) {
    const lines = [
      { id: euro, quantity: 3 },
      { id: lek, quantity: 2 },
    ];
    const { id } = await createOrder(appContext.actAs(), createOrderRequest(lines));
    await setOrderStatus(asAdmin, { id, status });
  }
  const gone = await createOrder(appContext.actAs(), createOrderRequest([euro]));
  await removeOrder(asAdmin, gone.id);
  expect(await getStats(asAdmin)).toEqual({
    total_products: 8,
    total_orders: 4,
    total_revenue: 9.2,
    low_stock_items: 4,
  });
});

test.each([
  ["a visitor", visitor, "unauthorized"],
  ["a customer", testCustomer, "forbidden"],
] as const)("%s is denied the figures", async (_, actor, code) => {
  await expect(getStats(appContext.actAs(actor))).rejects.toMatchObject({ code });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CreatedOrder } from "#domain/order-schema.ts";
import type { Actor } from "#domain/roles.ts";
import { changes } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import { getStats } from "#server/services/admin/get-stats.ts";
import { listHistory } from "#server/services/history/list-history.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { cancelOrderByLink, cancelOwnOrder } from "./cancel-order.ts";
import { createOrder } from "./create-order.ts";
import { followOrder } from "./follow-order.ts";
import { removeOrder } from "./remove-order.ts";
import { setOrderStatus } from "./set-order-status.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

async function place(
  as?: Actor,
): Promise<{ readonly order: CreatedOrder; readonly product: string }> {
  const product = await insertProduct(appContext.db, { stockQuantity: 10 });
  const request = createOrderRequest([{ id: product, quantity: 4 }]);
  return { order: await createOrder(appContext.actAs(as), request), product };
}

async function getStock(id: string): Promise<number | undefined> {
  const [row] = await appContext.db.select().from(products).where(eq(products.id, id));
  return row?.stockQuantity;
}

// docs/product/orders.md#cancelling
test("the reader of the link cancels a pending order; staff are told, and repeating changes nothing", async () => {
  const { order, product } = await place();
  const before = (await getStats(appContext.actAs(testAdmin))).total_revenue;
  const cancelled = await cancelOrderByLink(appContext.actAs(), order.link_token);
  expect(cancelled).toMatchObject({ id: order.id, status: "cancelled", user_id: null });
  expect(await cancelOrderByLink(appContext.actAs(), order.link_token)).toEqual(cancelled);
  expect(await followOrder(appContext.actAs(), order.link_token)).toEqual(cancelled);
  const announced = await appContext.db
    .select()
    .from(changes)
    .where(eq(changes.entityId, order.id));
  expect(announced.map(({ topic, kind }) => `${topic} ${kind}`)).toEqual([
    "order created",
    "order updated",
  ]);
  expect(await getStock(product)).toBe(10);
  const stats = await getStats(appContext.actAs(testAdmin));
  expect(stats.total_revenue).toBeCloseTo(before - order.total, 2);
  const history = await listHistory(appContext.actAs(testAdmin), "order", {
    id: order.id,
    limit: 10,
  });
  expect(history.items).toMatchObject([
    { action: "status", changes: { status: ["new", "cancelled"] }, actor_name: "Arta Hoxha" },
  ]);
});

// docs/product/orders.md#cancelling
test.each(["confirmed", "processing", "completed"] as const)(
  "a %s order can't be cancelled, neither by link nor by its customer",
  async (status) => {
    const { order, product } = await place(testCustomer);
    await setOrderStatus(appContext.actAs(testAdmin), { id: order.id, status });
    const stock = await getStock(product);
    const refused = { code: "order_not_pending" };
    await expect(cancelOrderByLink(appContext.actAs(), order.link_token)).rejects.toMatchObject(
      refused,
    );
    await expect(cancelOwnOrder(appContext.actAs(testCustomer), order.id)).rejects.toMatchObject(
      refused,
    );
    expect(await getStock(product)).toBe(stock);
    expect(await followOrder(appContext.actAs(), order.link_token)).toMatchObject({ status });
  },
);

// docs/product/orders.md#cancelling
test("an order is cancelled by its customer only", async () => {
  const { order } = await place(testCustomer);
  const other = { ...testCustomer, userId: "someone-else" };
  await expect(cancelOwnOrder(appContext.actAs(other), order.id)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(cancelOwnOrder(appContext.actAs(testAdmin), order.id)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(cancelOwnOrder(appContext.actAs(), order.id)).rejects.toMatchObject({
    code: "unauthorized",
  });
  for (const token of ["0".repeat(64), order.id, "", "' OR 1=1"]) {
    await expect(cancelOrderByLink(appContext.actAs(), token)).rejects.toMatchObject({
      code: "not_found",
    });
  }
  expect(await cancelOwnOrder(appContext.actAs(testCustomer), order.id)).toMatchObject({
    status: "cancelled",
  });
});

test("a guest's order has no customer who could cancel it by its id", async () => {
  const { order } = await place();
  await expect(cancelOwnOrder(appContext.actAs(testCustomer), order.id)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a deleted order isn't found", async () => {
  const { order } = await place();
  await removeOrder(appContext.actAs(testAdmin), order.id);
  await expect(cancelOrderByLink(appContext.actAs(), order.link_token)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("confirmed and cancelled at once, stock and status agree", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { order, product } = await place();
    await Promise.allSettled([
      setOrderStatus(appContext.actAs(testAdmin), { id: order.id, status: "confirmed" }),
      cancelOrderByLink(appContext.actAs(), order.link_token),
    ]);
    const { status } = await followOrder(appContext.actAs(), order.link_token);
    expect(await getStock(product)).toBe(status === "confirmed" ? 6 : 10);
  }
});

test("staff may take up a cancelled order again, and cancelling a confirmed one returns its pieces", async () => {
  const { order, product } = await place();
  await cancelOrderByLink(appContext.actAs(), order.link_token);
  const asAdmin = appContext.actAs(testAdmin);
  await setOrderStatus(asAdmin, { id: order.id, status: "confirmed" });
  expect(await getStock(product)).toBe(6);
  await setOrderStatus(asAdmin, { id: order.id, status: "cancelled" });
  expect(await getStock(product)).toBe(10);
});

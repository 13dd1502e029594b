import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoredStatus } from "#domain/order-status.ts";
import { visitor } from "#domain/roles.ts";
import { changes, orders } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { setProductStock } from "#server/services/products/set-product-stock.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { runInParallel } from "#server/testing/run-in-parallel.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { createOrder } from "./create-order.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { removeOrder } from "./remove-order.ts";
import { restoreOrder } from "./restore-order.ts";
import { setOrderStatus } from "./set-order-status.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

const dayMs = 86_400_000;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

const ways: readonly [StoredStatus[], number, number][] = [
  [[], 10, 10],
  [["pending"], 10, 10],
  [["processing"], 10, 10],
  [["confirmed"], 10, 6],
  [["confirmed", "processing"], 10, 6],
  [["confirmed", "pending"], 10, 10],
  [["confirmed", "completed"], 6, 6],
  [["completed"], 10, 10],
];

test.each(ways)(
  "an order that went through %j: deletion leaves %d of 10 pieces, restoring leaves %d",
  async (statuses, afterDeletion, afterUndo) => {
    const product = await insertProduct(appContext.db, { stockQuantity: 10 });
    const id = await place(product, 4);
    for (const status of statuses) await setOrderStatus(asAdmin, { id, status });
    const before = await getOrder(asAdmin, id);
    for (let round = 0; round < 2; round += 1) {
      await removeOrder(asAdmin, id);
      expect(await getStock(product)).toBe(afterDeletion);
      expect(await restoreOrder(asAdmin, id)).toEqual(before);
      expect(await getStock(product)).toBe(afterUndo);
    }
    // The taken pieces are tracked correctly: they are returned, or taken, only once.
    await setOrderStatus(asAdmin, { id, status: "confirmed" });
    expect(await getStock(product)).toBe(6);
    await setOrderStatus(asAdmin, { id, status: "pending" });
    expect(await getStock(product)).toBe(10);
  },
);

// docs/product/stock.md#returned-exactly
test("restoring takes what the deletion returned, not what was ordered", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 3 });
  const id = await place(product, 5);
  await setOrderStatus(asAdmin, { id, status: "confirmed" });
  await removeOrder(asAdmin, id);
  await setStock(product, 50);
  await restoreOrder(asAdmin, id);
  expect(await getStock(product)).toBe(47);
});

// docs/product/stock.md#returned-exactly
test("restoring takes at most the available pieces, and exactly those are returned later", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 10 });
  const gone = await insertProduct(appContext.db, { stockQuantity: 10 });
  const id = await place([
    { id: product, quantity: 4 },
    { id: gone, quantity: 2 },
  ]);
  await setOrderStatus(asAdmin, { id, status: "confirmed" });
  await removeOrder(asAdmin, id);
  await setStock(product, 1);
  await appContext.db.delete(products).where(eq(products.id, gone));
  await restoreOrder(asAdmin, id);
  expect(await getStock(product)).toBe(0);
  await setOrderStatus(asAdmin, { id, status: "pending" });
  expect(await getStock(product)).toBe(1);
});

test("restoring reduces the saved count of a product that was switched off since", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 10 });
  const id = await place(product, 4);
  await setOrderStatus(asAdmin, { id, status: "confirmed" });
  await setProductStock(asAdmin, { id: product, in_stock: false });
  await removeOrder(asAdmin, id);
  await restoreOrder(asAdmin, id);
  expect(await getStock(product)).toBe(0);
  await setProductStock(asAdmin, { id: product, in_stock: true });
  expect(await getStock(product)).toBe(6);
});

// docs/product/admin.md#deleted-orders
test("the order is listed again, and realtime is notified of it and of its products", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 10 });
  const { id } = await createOrder(appContext.actAs(testCustomer), createOrderRequest([product]));
  await setOrderStatus(asAdmin, { id, status: "confirmed" });
  await removeOrder(asAdmin, id);
  await restoreOrder(asAdmin, id);
  expect((await getOrder(appContext.actAs(testCustomer), id)).deleted_at).toBeNull();
  const { items } = await listOrders(asAdmin, { limit: 1 });
  expect(items).toMatchObject([{ id, deleted_at: null, deleted_by: null }]);
  expect(await getLastChange("order", id)).toBe("created");
  expect(await getLastChange("product", product)).toBe("updated");
  const [row] = await appContext.db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ deletedAt: null, deletedBy: null });
});

test("20 concurrent undos take effect once", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 10 });
  const id = await place(product, 4);
  await setOrderStatus(asAdmin, { id, status: "confirmed" });
  await removeOrder(asAdmin, id);
  const outcomes = await runInParallel(20, () => restoreOrder(asAdmin, id));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const rejected = outcomes.filter((outcome) => outcome.status === "rejected");
  for (const { reason } of rejected) expect(reason).toMatchObject({ code: "not_found" });
  expect(await getStock(product)).toBe(6);
});

// docs/product/admin.md#deleted-orders
test("a deletion can't be undone after 30 days", async () => {
  const id = await place(await insertProduct(appContext.db));
  await removeOrder(asAdmin, id);
  const later = (ms: number): ServiceContext => ({ ...asAdmin, now: () => new Date(ms) });
  const deletedAt = (await getDeletion(id))?.getTime() ?? 0;
  const tooLate = restoreOrder(later(deletedAt + 30 * dayMs + 1), id);
  await expect(tooLate).rejects.toMatchObject({ code: "undo_expired" });
  expect(await getDeletion(id)).not.toBeNull();
  await restoreOrder(later(deletedAt + 30 * dayMs), id);
  expect(await getDeletion(id)).toBeNull();
});

test("only deleted orders can be restored, and only by an admin", async () => {
  const id = await place(await insertProduct(appContext.db));
  const missing = { code: "not_found" };
  await expect(restoreOrder(asAdmin, id)).rejects.toMatchObject(missing);
  await expect(restoreOrder(asAdmin, randomUUID())).rejects.toMatchObject(missing);
  await removeOrder(asAdmin, id);
  for (const [actor, code] of [
    [visitor, "unauthorized"],
    [testCustomer, "forbidden"],
  ] as const) {
    await expect(restoreOrder(appContext.actAs(actor), id)).rejects.toMatchObject({
      code,
    });
  }
  expect(await getDeletion(id)).not.toBeNull();
});

async function place(
  product: string | { id: string; quantity: number }[],
  quantity = 1,
): Promise<string> {
  const lines = typeof product === "string" ? [{ id: product, quantity }] : product;
  return (await createOrder(appContext.actAs(), createOrderRequest(lines))).id;
}

async function getStock(id: string): Promise<number | undefined> {
  const [row] = await appContext.db.select().from(products).where(eq(products.id, id));
  return row?.stockQuantity;
}

async function setStock(id: string, stockQuantity: number): Promise<void> {
  await appContext.db.update(products).set({ stockQuantity }).where(eq(products.id, id));
}

async function getDeletion(id: string): Promise<Date | null | undefined> {
  const [row] = await appContext.db.select().from(orders).where(eq(orders.id, id));
  return row?.deletedAt;
}

async function getLastChange(topic: "order" | "product", id: string): Promise<string | undefined> {
  const [row] = await appContext.db
    .select()
    .from(changes)
    .where(and(eq(changes.topic, topic), eq(changes.entityId, id)))
    .orderBy(desc(changes.seq))
    .limit(1);
  return row?.kind;
}

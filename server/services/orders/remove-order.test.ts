import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoredStatus } from "#domain/order-status.ts";
import { visitor } from "#domain/roles.ts";
import { changes, orders } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { createOrder } from "./create-order.ts";
import { removeOrder } from "./remove-order.ts";
import { setOrderStatus } from "./set-order-status.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

test.each<[StoredStatus[], number]>([
  [[], 10],
  [["pending"], 10],
  [["confirmed"], 10],
  [["confirmed", "processing"], 10],
  [["confirmed", "completed"], 6],
  [["confirmed", "completed", "confirmed"], 10],
  [["confirmed", "pending"], 10],
  [["completed"], 10],
])("deleting an order that went through %j leaves %d of 10 pieces", async (statuses, left) => {
  const product = await insertProduct(appContext.db, { stockQuantity: 10 });
  const id = await place(product, 4);
  for (const status of statuses) await setOrderStatus(asAdmin, { id, status });
  await removeOrder(asAdmin, id);
  const [row] = await appContext.db.select().from(products).where(eq(products.id, product));
  expect(row?.stockQuantity).toBe(left);
});

// docs/product/admin.md#deleted-orders
test("the record keeps the admin and time of deletion, and realtime is notified", async () => {
  const id = await place(await insertProduct(appContext.db));
  await removeOrder(asAdmin, id);
  const [record] = await appContext.db.select().from(orders).where(eq(orders.id, id));
  expect(record).toMatchObject({ deletedBy: "test-admin", deletedAt: expect.any(Date) });
  const [last] = await appContext.db.select().from(changes).orderBy(desc(changes.seq)).limit(1);
  expect(last).toMatchObject({ topic: "order", kind: "deleted", entityId: id });
});

// docs/product/admin.md#deleted-records
test("a deleted or unknown order can't be deleted or confirmed", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 10 });
  const id = await place(product, 4);
  await setOrderStatus(asAdmin, { id, status: "confirmed" });
  await removeOrder(asAdmin, id);
  const missing = { code: "not_found" };
  await expect(removeOrder(asAdmin, id)).rejects.toMatchObject(missing);
  await expect(setOrderStatus(asAdmin, { id, status: "confirmed" })).rejects.toMatchObject(missing);
  await expect(removeOrder(asAdmin, randomUUID())).rejects.toMatchObject(missing);
  const [row] = await appContext.db.select().from(products).where(eq(products.id, product));
  expect(row?.stockQuantity).toBe(10);
});

// docs/product/admin.md#deleted-records
test.each([
  ["a visitor", visitor, "unauthorized"],
  ["the customer who placed it", testCustomer, "forbidden"],
] as const)("%s is denied deleting an order", async (_, actor, code) => {
  const product = await insertProduct(appContext.db);
  const { id } = await createOrder(appContext.actAs(testCustomer), createOrderRequest([product]));
  await expect(removeOrder(appContext.actAs(actor), id)).rejects.toMatchObject({
    code,
  });
  const [record] = await appContext.db.select().from(orders).where(eq(orders.id, id));
  expect(record).toMatchObject({ deletedAt: null, deletedBy: null });
});

async function place(id: string, quantity = 1): Promise<string> {
  return (await createOrder(appContext.actAs(), createOrderRequest([{ id, quantity }]))).id;
}

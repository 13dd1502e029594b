import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderRequest } from "#domain/order-schema.ts";
import { changes, orders } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import { addCartItem } from "#server/services/cart/add-cart-item.ts";
import { getCart } from "#server/services/cart/get-cart.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertCustomer } from "#server/testing/insert-customer.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { createOrder } from "./create-order.ts";
import { removeOrder } from "./remove-order.ts";
import { restoreOrder } from "./restore-order.ts";

let appContext: TestAppContext;
let bearing: string;
let belt: string;

beforeAll(async () => {
  appContext = await createTestAppContext();
  bearing = await insertProduct(appContext.db, { name: "Bearing", price: "3.90" });
  belt = await insertProduct(appContext.db, { name: "Belt", price: "12.50" });
});

afterAll(() => appContext.close());

// docs/product/orders.md#one-order-per-key
test("the same key with the same contents returns the first order again", async () => {
  const request = createOrderRequest([bearing]);
  const first = await createOrder(appContext.actAs(), request);
  await appContext.db.update(products).set({ price: "4.00" }).where(eq(products.id, bearing));
  const again = await createOrder(appContext.actAs(), { ...request });
  await appContext.db.update(products).set({ price: "3.90" }).where(eq(products.id, bearing));
  expect(again).toEqual(first);
  expect(await ordersWithKey(request.idempotency_key)).toHaveLength(1);
});

test("a retry returns its order even if the product was deleted since", async () => {
  const id = await insertProduct(appContext.db);
  const request = createOrderRequest([id]);
  const first = await createOrder(appContext.actAs(), request);
  await appContext.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id));
  expect(await createOrder(appContext.actAs(), request)).toEqual(first);
});

test.each<[string, Partial<OrderRequest>]>([
  ["another name", { customer_name: "Somebody else" }],
  ["another address", { shipping_method: "Elsewhere 2" }],
  ["other notes", { notes: "Quickly" }],
])("S47 the same key with %s is rejected", async (_, changed) => {
  const request = createOrderRequest([bearing]);
  await createOrder(appContext.actAs(), request);
  const other = createOrder(appContext.actAs(), { ...request, ...changed });
  await expect(other).rejects.toMatchObject({ code: "idempotency_mismatch" });
});

// docs/product/orders.md#one-order-per-key
test("the same key with other lines or from another customer is rejected", async () => {
  const request = createOrderRequest([bearing, belt]);
  await createOrder(appContext.actAs(), request);
  const mismatch = { code: "idempotency_mismatch" };
  const more = {
    ...request,
    items: [
      { id: bearing, quantity: 2 },
      { id: belt, quantity: 1 },
    ],
  };
  await expect(createOrder(appContext.actAs(), more)).rejects.toMatchObject(mismatch);
  const someone = appContext.actAs(await insertCustomer(appContext.db));
  await expect(createOrder(someone, request)).rejects.toMatchObject(mismatch);
});

test("a retry doesn't empty a cart that was filled since", async () => {
  const mine = appContext.actAs(await insertCustomer(appContext.db));
  const request = createOrderRequest([bearing]);
  await createOrder(mine, request);
  await addCartItem(mine, { product_id: belt, quantity: 1 });
  await createOrder(mine, request);
  expect((await getCart(mine)).items).toHaveLength(1);
});

test("a repeated order writes no further change row", async () => {
  const request = createOrderRequest([bearing]);
  const { id } = await createOrder(appContext.actAs(), request);
  await createOrder(appContext.actAs(), request);
  const recorded = await appContext.db.select().from(changes).where(eq(changes.entityId, id));
  expect(recorded).toMatchObject([{ topic: "order", kind: "created" }]);
});

// docs/product/orders.md#key-of-a-deleted-order
test("the key of a deleted order is rejected as such, with the same contents and with others", async () => {
  const request = createOrderRequest([bearing]);
  const { id } = await createOrder(appContext.actAs(), request);
  await removeOrder(appContext.actAs(testAdmin), id);
  const deleted = { code: "order_deleted", message: expect.stringContaining("deleted") };
  for (const repeated of [request, { ...request, notes: "Quickly" }]) {
    await expect(createOrder(appContext.actAs(), repeated)).rejects.toMatchObject(deleted);
  }
  expect(await ordersWithKey(request.idempotency_key)).toHaveLength(1);
});

test("the key of a deleted and restored order returns that order again", async () => {
  const request = createOrderRequest([bearing]);
  const first = await createOrder(appContext.actAs(), request);
  await removeOrder(appContext.actAs(testAdmin), first.id);
  await restoreOrder(appContext.actAs(testAdmin), first.id);
  expect(await createOrder(appContext.actAs(), request)).toEqual(first);
});

async function ordersWithKey(key: string): Promise<unknown[]> {
  return appContext.db.select().from(orders).where(eq(orders.idempotencyKey, key));
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartTotalCents, maxLines } from "#domain/cart.ts";
import { currencies, toDecimal, eurToAllCents, toAmount, toEurCents } from "#domain/money.ts";
import type { CreatedOrder, OrderRequest } from "#domain/order-schema.ts";
import { changes, orders } from "#server/db/schema/orders.ts";
import { cartItems, products } from "#server/db/schema/shop.ts";
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
import { testRates } from "#server/testing/test-database.ts";
import { createOrder } from "./create-order.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";

let appContext: TestAppContext;
let bearing: string;
let belt: string;

beforeAll(async () => {
  appContext = await createTestAppContext();
  bearing = await insertProduct(appContext.db, { name: "Bearing", price: "3.90" });
  belt = await insertProduct(appContext.db, { name: "Belt", price: "1255.00", currency: "ALL" });
});

afterAll(() => appContext.close());

// docs/product/orders.md#prices-from-the-server
test("names, prices and the total come from the database, in euro", async () => {
  const order = await place([
    { id: belt, quantity: 2 },
    { id: bearing, quantity: 3 },
  ]);
  expect(order).toMatchObject({
    user_id: null,
    status: "new",
    items: [
      { id: belt, name: "Belt", price: 12.55, quantity: 2 },
      { id: bearing, name: "Bearing", price: 3.9, quantity: 3 },
    ],
    total: 36.8,
    total_all: 3680,
  });
});

// docs/product/orders.md#fields-of-an-order, docs/product/orders.md#country-and-notes
test("the form is stored as filled in, the address as shipping_method", async () => {
  const form = {
    customer_name: "Ëngjëll <b>Ç</b> 'O''Brien'",
    phone: "+383 44 000 000",
    country: "Kosovë",
    city: "Pejë",
    shipping_method: "Rr. 1\nKati 2",
    notes: "Ju lutem telefononi 😀",
  };
  const placed = await createOrder(appContext.actAs(), createOrderRequest([bearing], form));
  const { link_token, ...order } = placed;
  expect(link_token).toMatch(/^[0-9a-f]{64}$/);
  expect(order).toMatchObject(form);
  expect(await getOrder(appContext.actAs(testAdmin), order.id)).toEqual(order);
});

// docs/product/shop.md#exact-amounts
test("the total is the exact sum of converted unit prices", async () => {
  const line = fc.record({
    cents: fc.integer({ min: 0, max: 5_000_000 }),
    currency: fc.constantFrom(...currencies),
    quantity: fc.integer({ min: 1, max: 9_999 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
      const items = [];
      for (const { cents, currency, quantity } of lines) {
        const id = await insertProduct(appContext.db, { price: toDecimal(cents), currency });
        items.push({ id, quantity });
      }
      const total = cartTotalCents(
        lines.map(({ cents, currency, quantity }) => ({
          priceCents: toEurCents(cents, currency, testRates),
          quantity,
        })),
      );
      expect(await place(items)).toMatchObject({
        total: toAmount(total),
        total_all: toAmount(eurToAllCents(total, testRates)),
      });
    }),
    { numRuns: 15 },
  );
});

// docs/product/orders.md#own-names-and-prices
test("an order keeps its own names and prices when the product changes or is deleted", async () => {
  const id = await insertProduct(appContext.db, { name: "Then", price: "5.00" });
  const { link_token: _, ...order } = await place([id]);
  await appContext.db
    .update(products)
    .set({ name: "Now", price: "9.00", deletedAt: new Date() })
    .where(eq(products.id, id));
  expect(await getOrder(appContext.actAs(testAdmin), order.id)).toEqual(order);
  await appContext.db.delete(products).where(eq(products.id, id));
  expect(await getOrder(appContext.actAs(testAdmin), order.id)).toEqual(order);
});

// docs/product/orders.md#stock-never-blocks, docs/product/stock.md#ordering-takes-nothing
test("low stock never blocks an order, and ordering takes none", async () => {
  const scarce = await insertProduct(appContext.db, { stockQuantity: 2 });
  const none = await insertProduct(appContext.db, { stockQuantity: 0 });
  await place([{ id: scarce, quantity: 50 }, none]);
  expect(await getStock(scarce)).toBe(2);
  expect(await getStock(none)).toBe(0);
});

test.each<[string, () => Partial<OrderRequest> | Promise<Partial<OrderRequest>>]>([
  ["no lines", () => ({ items: [] })],
  ["an unknown product", () => ({ items: [{ id: randomUUID(), quantity: 1 }] })],
  ["a known and an unknown product", () => ({ items: getLines([bearing, randomUUID()]) })],
  ["an unknown country", () => ({ country: "Italia", city: "Roma" })],
  ["a city of another country", () => ({ country: "Kosovë", city: "Tiranë" })],
  ["a total out of range", async () => ({ items: [{ id: await insertDearest(), quantity: 2 }] })],
])("S42 %s is invalid order data", async (_, changed) => {
  const request = createOrderRequest([bearing], await changed());
  await expect(createOrder(appContext.actAs(), request)).rejects.toMatchObject({
    code: "invalid_order",
    message: "Invalid order data",
  });
  expect(await ordersWithKey(request.idempotency_key)).toEqual([]);
});

test("products that are no longer sold are reported by id, and nothing is written", async () => {
  const resting = await insertProduct(appContext.db, { name: "Resting", isActive: false });
  const deleted = await insertProduct(appContext.db, { name: "Deleted", deletedAt: new Date() });
  const request = createOrderRequest([bearing, resting, deleted]);
  const error = await createOrder(appContext.actAs(), request).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: "unavailable_products",
    details: {
      products: expect.arrayContaining([
        { id: resting, name: "" },
        { id: deleted, name: "" },
      ]),
    },
  });
  expect(error).toHaveProperty("details.products.length", 2);
  expect(await ordersWithKey(request.idempotency_key)).toEqual([]);
  // The form stays open with the same key, and the rest can be ordered.
  const rest = await createOrder(appContext.actAs(), {
    ...request,
    items: getLines([bearing]),
  });
  expect(rest.items).toHaveLength(1);
});

test("an order can have 200 lines", async () => {
  const ids = await Promise.all(
    Array.from({ length: maxLines }, () => insertProduct(appContext.db)),
  );
  const order = await place(ids);
  expect(order.items.map((item) => item.id)).toEqual(ids);
  expect(order.total).toBe(2_000);
});

// docs/product/orders.md#after-an-order
test("an order empties only the customer's own server cart", async () => {
  const customer = await insertCustomer(appContext.db);
  const neighbour = appContext.actAs(await insertCustomer(appContext.db));
  const mine = appContext.actAs(customer);
  await addCartItem(mine, { product_id: bearing, quantity: 2 });
  await addCartItem(neighbour, { product_id: bearing, quantity: 2 });
  const rejected = createOrder(mine, createOrderRequest([randomUUID()]));
  await expect(rejected).rejects.toMatchObject({ code: "invalid_order" });
  expect((await getCart(mine)).items).toHaveLength(1);
  const order = await createOrder(mine, createOrderRequest([bearing]));
  expect(order.user_id).toBe(customer.userId);
  expect((await getCart(mine)).items).toEqual([]);
  expect((await getCart(neighbour)).items).toHaveLength(1);
});

// docs/product/accounts.md#ordering-without-an-account
test("a guest's order empties no cart", async () => {
  const before = await appContext.db.$count(cartItems);
  await place([bearing]);
  expect(await appContext.db.$count(cartItems)).toBe(before);
});

test("an order writes exactly one change row", async () => {
  const { id } = await place([bearing]);
  const recorded = await appContext.db.select().from(changes).where(eq(changes.entityId, id));
  expect(recorded).toMatchObject([{ topic: "order", kind: "created" }]);
});

// docs/product/orders.md#no-takeover-by-sign-up
test("a guest's order isn't assigned to a customer who later signs up with the same address", async () => {
  const { id } = await place([bearing]);
  const later = appContext.actAs(await insertCustomer(appContext.db));
  expect(await listOrders(later, { limit: 10 })).toMatchObject({ items: [], count: 0 });
  await expect(getOrder(later, id)).rejects.toMatchObject({ code: "not_found" });
});

async function place(lines: Parameters<typeof createOrderRequest>[0]): Promise<CreatedOrder> {
  return createOrder(appContext.actAs(), createOrderRequest(lines));
}

function getLines(ids: readonly string[]): OrderRequest["items"] {
  return ids.map((id) => ({ id, quantity: 1 }));
}

async function insertDearest(): Promise<string> {
  return insertProduct(appContext.db, { price: "9999999999.99" });
}

async function ordersWithKey(key: string): Promise<unknown[]> {
  return appContext.db.select().from(orders).where(eq(orders.idempotencyKey, key));
}

async function getStock(id: string): Promise<number | undefined> {
  const rows = await appContext.db.select().from(products).where(eq(products.id, id));
  return rows[0]?.stockQuantity;
}

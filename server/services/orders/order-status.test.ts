import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import fc from "fast-check";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shownStatuses, storedStatuses } from "#domain/order-status.ts";
import { visitor } from "#domain/roles.ts";
import { changes, orders } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { setProductStock } from "#server/services/products/set-product-stock.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { runAsOwner } from "#server/testing/test-database.ts";
import { createOrder } from "./create-order.ts";
import { setOrderStatus } from "./set-order-status.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;
const logged: string[] = [];

beforeAll(async () => {
  appContext = await createTestAppContext();
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  asAdmin = { ...appContext.actAs(testAdmin), log };
});

afterAll(() => appContext.close());

// docs/product/stock.md#taken-once
test("the first confirmation takes the pieces, and a second one takes none", async () => {
  const bearing = await insertProduct(appContext.db, { stockQuantity: 10 });
  const belt = await insertProduct(appContext.db, { stockQuantity: 4 });
  const id = await place([
    { id: bearing, quantity: 3 },
    { id: belt, quantity: 4 },
  ]);
  expect(await setOrderStatus(asAdmin, { id, status: "confirmed" })).toMatchObject({
    id,
    status: "confirmed",
  });
  expect(await getStocks(bearing, belt)).toEqual([7, 0]);
  await setOrderStatus(asAdmin, { id, status: "confirmed" });
  expect(await getStocks(bearing, belt)).toEqual([7, 0]);
});

// docs/product/stock.md#never-below-zero, docs/product/stock.md#returned-exactly
test("a confirmation takes only available pieces, pending returns exactly those, and confirming again takes again", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 2 });
  const order = await place([{ id, quantity: 5 }]);
  await setOrderStatus(asAdmin, { id: order, status: "confirmed" });
  expect(await getStocks(id)).toEqual([0]);
  expect(await getTaken(order)).toEqual([2]);
  await appContext.db.update(products).set({ stockQuantity: 100 }).where(eq(products.id, id));
  await setOrderStatus(asAdmin, { id: order, status: "pending" });
  expect(await getStocks(id)).toEqual([102]);
  expect(await getTaken(order)).toEqual([0]);
  await setOrderStatus(asAdmin, { id: order, status: "pending" });
  expect(await getStocks(id)).toEqual([102]);
  await setOrderStatus(asAdmin, { id: order, status: "confirmed" });
  expect(await getStocks(id)).toEqual([97]);
});

test("confirming and reverting an order three times leaves the stock unchanged", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 10 });
  const order = await place([{ id, quantity: 4 }]);
  for (let round = 1; round <= 3; round += 1) {
    await setOrderStatus(asAdmin, { id: order, status: "confirmed" });
    expect(await getStocks(id)).toEqual([6]);
    await setOrderStatus(asAdmin, { id: order, status: "pending" });
    expect(await getStocks(id)).toEqual([10]);
  }
  await setProductStock(asAdmin, { id, in_stock: false });
  await setProductStock(asAdmin, { id, in_stock: true });
  expect(await getStocks(id)).toEqual([10]);
});

// docs/product/orders.md#any-to-any, docs/product/admin.md#admins-manage-products-and-orders
test("an order can go from any status to any other", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 50 });
  const id = await place([product]);
  for (const from of shownStatuses) {
    for (const to of shownStatuses) {
      await setOrderStatus(asAdmin, { id, status: from });
      expect((await setOrderStatus(asAdmin, { id, status: to })).status).toBe(to);
    }
  }
});

// docs/product/stock.md#adds-up-in-any-sequence
test("stock and taken pieces add up for any sequence of statuses", async () => {
  const often = ["confirmed", "pending"] as const;
  const way = fc.array(fc.constantFrom(...storedStatuses, ...often), { maxLength: 12 });
  const count = fc.integer({ min: 0, max: 6 });
  await fc.assert(
    fc.asyncProperty(
      way,
      count,
      fc.integer({ min: 1, max: 6 }),
      async (statuses, stock, pieces) => {
        const product = await insertProduct(appContext.db, { stockQuantity: stock });
        const id = await place([{ id: product, quantity: pieces }]);
        for (const status of statuses) {
          await setOrderStatus(asAdmin, { id, status });
          const [left = -1] = await getStocks(product);
          const [taken = -1] = await getTaken(id);
          expect(left + taken).toBe(stock);
          expect(taken).toBeLessThanOrEqual(pieces);
          expect(status === "confirmed" && left > 0 && taken < pieces).toBe(false);
        }
      },
    ),
    { numRuns: 12 },
  );
});

// docs/product/stock.md#failing-lines
test("a deleted product's line is skipped and logged, and the others are applied", async () => {
  const [first, gone, last] = await insertThree();
  const order = await place([first, gone, last]);
  await appContext.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone));
  logged.length = 0;
  await setOrderStatus(asAdmin, { id: order, status: "confirmed" });
  expect(await getTaken(order)).toEqual([1, 0, 1]);
  expect(await getStocks(first, gone, last)).toEqual([9, 10, 9]);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain(gone);
});

// docs/product/stock.md#failing-lines
test("a line whose stock can't be written is logged, and the others are applied", async () => {
  const [first, cursed, last] = await insertThree();
  const order = await place([first, cursed, last]);
  await runAsOwner(
    appContext.databaseUrl,
    `CREATE FUNCTION refuse_stock() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION 'no'; END $$;
     CREATE TRIGGER refuse_stock BEFORE UPDATE OF stock_quantity ON products FOR EACH ROW
     WHEN (OLD.name = 'Middle') EXECUTE FUNCTION refuse_stock()`,
  );
  logged.length = 0;
  const confirmed = await setOrderStatus(asAdmin, { id: order, status: "confirmed" });
  await runAsOwner(appContext.databaseUrl, "DROP TRIGGER refuse_stock ON products");
  expect(confirmed.status).toBe("confirmed");
  expect(await getTaken(order)).toEqual([1, 0, 1]);
  expect(await getStocks(first, cursed, last)).toEqual([9, 10, 9]);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain(cursed);
  await setOrderStatus(asAdmin, { id: order, status: "pending" });
  expect(await getStocks(first, cursed, last)).toEqual([10, 10, 10]);
});

test("an inactive product's pieces are taken and returned like any others", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 10 });
  const order = await place([id]);
  await appContext.db.update(products).set({ isActive: false }).where(eq(products.id, id));
  await setOrderStatus(asAdmin, { id: order, status: "confirmed" });
  expect(await getStocks(id)).toEqual([9]);
  await setOrderStatus(asAdmin, { id: order, status: "pending" });
  expect(await getStocks(id)).toEqual([10]);
});

test("pieces returned to a product that is switched off are added to its saved count", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 10 });
  const order = await place([{ id, quantity: 4 }]);
  await setOrderStatus(asAdmin, { id: order, status: "confirmed" });
  await setProductStock(asAdmin, { id, in_stock: false });
  await setOrderStatus(asAdmin, { id: order, status: "pending" });
  expect(await getStocks(id)).toEqual([0]);
  expect(await setProductStock(asAdmin, { id, in_stock: true })).toMatchObject({
    stock_quantity: 10,
  });
});

test("realtime is notified only of the order and the products whose stock changed", async () => {
  const full = await insertProduct(appContext.db, { stockQuantity: 5 });
  const empty = await insertProduct(appContext.db, { stockQuantity: 0 });
  const order = await place([full, empty]);
  const before = await appContext.db.$count(changes);
  await setOrderStatus(asAdmin, { id: order, status: "confirmed" });
  const recorded = await appContext.db
    .select()
    .from(changes)
    .orderBy(asc(changes.seq))
    .offset(before);
  expect(recorded).toMatchObject([
    { topic: "order", kind: "updated", entityId: order },
    { topic: "product", kind: "updated", entityId: full },
  ]);
  expect(recorded).toHaveLength(2);
});

test("changing the status of an unknown order fails", async () => {
  await expect(
    setOrderStatus(asAdmin, { id: randomUUID(), status: "confirmed" }),
  ).rejects.toMatchObject({ code: "not_found" });
});

// docs/product/admin.md#deleted-records
test.each([
  ["a visitor", visitor, "unauthorized"],
  ["the customer who placed it", testCustomer, "forbidden"],
] as const)("%s is denied changing an order's status", async (_, actor, code) => {
  const product = await insertProduct(appContext.db, { stockQuantity: 10 });
  const { id } = await createOrder(appContext.actAs(testCustomer), createOrderRequest([product]));
  for (const status of storedStatuses) {
    const call = setOrderStatus(appContext.actAs(actor), { id, status });
    await expect(call).rejects.toMatchObject({ code });
  }
  expect(await getStocks(product)).toEqual([10]);
});

async function place(lines: Parameters<typeof createOrderRequest>[0]): Promise<string> {
  return (await createOrder(appContext.actAs(), createOrderRequest(lines))).id;
}

async function insertThree(): Promise<[string, string, string]> {
  return [
    await insertProduct(appContext.db, { name: "First" }),
    await insertProduct(appContext.db, { name: "Middle" }),
    await insertProduct(appContext.db, { name: "Last" }),
  ];
}

async function getStocks(...ids: string[]): Promise<(number | undefined)[]> {
  const rows = await appContext.db.select().from(products);
  return ids.map((id) => rows.find((row) => row.id === id)?.stockQuantity);
}

async function getTaken(id: string): Promise<number[]> {
  const [row] = await appContext.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id)));
  return (row?.items ?? []).map((item) => item.taken ?? 0);
}

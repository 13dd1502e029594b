import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProductSchema } from "#domain/product-schema.ts";
import { visitor } from "#domain/roles.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { products } from "#server/db/schema/shop.ts";
import { history } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { removeOrder } from "#server/services/orders/remove-order.ts";
import { restoreOrder } from "#server/services/orders/restore-order.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { createProduct } from "#server/services/products/create-product.ts";
import { removeProduct } from "#server/services/products/remove-product.ts";
import { restoreProduct } from "#server/services/products/restore-product.ts";
import { setProductStock } from "#server/services/products/set-product-stock.ts";
import { updateProduct } from "#server/services/products/update-product.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { listHistory, type HistoryEntry } from "./list-history.ts";
import { nameActor } from "./name-actor.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

// docs/product/admin.md#history
test("a product's history lists each change with its values before and after", async () => {
  const fields = { name: "Bearing 6205", price: 10, brand: "NSK", category: "Bearings" };
  const { id } = await createProduct(asAdmin, newProductSchema.parse(fields));
  await updateProduct(asAdmin, { id, price: 12.5, name: "Bearing 6205 ZZ" });
  await updateProduct(asAdmin, { id, stock_quantity: 7 });
  await setProductStock(asAdmin, { id, in_stock: false });
  await setProductStock(asAdmin, { id, in_stock: true });
  await updateProduct(asAdmin, { id, is_active: false, specifications: "d = 25 mm" });
  await removeProduct(asAdmin, id);
  await restoreProduct(asAdmin, id);
  const entries = await read("product", id);
  expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
    ["restored", {}],
    ["deleted", {}],
    ["changed", { is_active: [true, false], specifications: [null, "d = 25 mm"] }],
    ["stock", { stock_quantity: [0, 7] }],
    ["stock", { stock_quantity: [7, 0] }],
    ["stock", { stock_quantity: [10, 7] }],
    [
      "changed",
      { price: [10, 12.5], name: ["Bearing 6205", "Bearing 6205 ZZ"], seals: ["open", "shields"] },
    ],
    ["created", {}],
  ]);
  for (const entry of entries) {
    expect(entry).toMatchObject({ actor_name: "Test Admin", cause: null });
    expect(Math.abs(Date.parse(entry.at) - Date.now())).toBeLessThan(60_000);
  }
  const [row] = await appContext.db.select().from(history).where(eq(history.entityId, id)).limit(1);
  expect(row?.actorId).toBe("test-admin");
});

test("a write without changes adds no entry", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 5 });
  await updateProduct(asAdmin, { id, name: "Bearing 6205" });
  await setProductStock(asAdmin, { id, in_stock: true });
  expect(await read("product", id)).toEqual([]);
});

test("a change at the end of a long text is recorded with the text's beginning", async () => {
  const long = "d = 25 mm; ".repeat(100);
  const id = await insertProduct(appContext.db, { description: long, specifications: long });
  await updateProduct(asAdmin, { id, description: `${long}new`, specifications: `${long}new` });
  const beginning = long.slice(0, 500);
  expect((await read("product", id)).map(({ action, changes }) => [action, changes])).toEqual([
    ["changed", { description: [beginning, beginning], specifications: [beginning, beginning] }],
  ]);
});

test("an order's history lists its statuses; the products' stock changes refer to the order", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 10 });
  const id = await place(product, 4);
  for (const status of ["pending", "confirmed", "confirmed", "pending", "confirmed"] as const) {
    await setOrderStatus(asAdmin, { id, status });
  }
  await removeOrder(asAdmin, id);
  await restoreOrder(asAdmin, id);
  const ofOrder = await read("order", id);
  // 'new' is shown as 'pending', so neither the first step nor the repeated one is a change.
  expect(ofOrder.map(({ action, changes, cause }) => [action, changes, cause])).toEqual([
    ["restored", {}, null],
    ["deleted", {}, null],
    ["status", { status: ["pending", "confirmed"] }, null],
    ["status", { status: ["confirmed", "pending"] }, null],
    ["status", { status: ["pending", "confirmed"] }, null],
  ]);
  const ofProduct = await read("product", product);
  expect(ofProduct.map(({ changes }) => changes["stock_quantity"])).toEqual([
    [10, 6],
    [6, 10],
    [10, 6],
    [6, 10],
    [10, 6],
  ]);
  for (const entry of ofProduct) {
    expect(entry).toMatchObject({
      action: "stock",
      cause: { order: id },
      actor_name: "Test Admin",
    });
  }
});

test("placing an order as a customer adds no entry", async () => {
  const product = await insertProduct(appContext.db);
  const before = await countEntries();
  const ctx = appContext.actAs(testCustomer);
  const { id } = await createOrder(ctx, createOrderRequest([product]));
  expect(await countEntries()).toBe(before);
  expect(await read("order", id)).toEqual([]);
});

test("a failed transaction adds no entry", async () => {
  const id = await insertProduct(appContext.db);
  const before = await countEntries();
  await expect(updateProduct(asAdmin, { id: randomUUID(), price: 1 })).rejects.toThrow("Not found");
  const broken = runTransaction(appContext.db, async (tx) => {
    await nameActor(tx, testAdmin);
    await tx.update(products).set({ name: "Never" }).where(eq(products.id, id));
    throw new Error("after the change");
  });
  await expect(broken).rejects.toThrow("after the change");
  expect(await countEntries()).toBe(before);
});

test("the actor never leaks to the next transaction of the same connection", async () => {
  const id = await insertProduct(appContext.db);
  const client = await appContext.db.$client.connect();
  try {
    for (const end of ["COMMIT", "ROLLBACK"]) {
      await client.query("BEGIN");
      await client.query("SELECT set_config('shop.actor', $1, true)", [
        JSON.stringify({ id: "test-admin", name: "Test Admin" }),
      ]);
      await client.query("UPDATE products SET name = name || '+' WHERE id = $1", [id]);
      await client.query(end);
      await client.query("UPDATE products SET name = name || '-' WHERE id = $1", [id]);
    }
  } finally {
    client.release();
  }
  const names = (await read("product", id)).map((entry) => entry.actor_name);
  expect(names).toEqual(["System", "System", "Test Admin"]);
});

// docs/product/admin.md#history
test("concurrent changes are recorded with the right admins", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => insertProduct(appContext.db)));
  await Promise.all(
    ids.map((id, index) => {
      const ctx = appContext.actAs(adminNamed(`Admin ${index}`));
      return updateProduct(ctx, { id, brand: "NTN" });
    }),
  );
  for (const [index, id] of ids.entries()) {
    expect(await read("product", id)).toMatchObject([{ actor_name: `Admin ${index}` }]);
  }
});

test("an admin without a name is recorded by e-mail address", async () => {
  const id = await insertProduct(appContext.db);
  await updateProduct(appContext.actAs(adminNamed("")), { id, brand: "NTN" });
  expect(await read("product", id)).toMatchObject([{ actor_name: "admin@shop.example" }]);
});

test.each([1, 2, 3, 7])("pages of %d contain every entry exactly once", async (limit) => {
  const id = await insertProduct(appContext.db);
  for (let stock = 0; stock < 6; stock += 1) {
    await updateProduct(asAdmin, { id, stock_quantity: stock });
  }
  const whole = await read("product", id);
  const found: HistoryEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await listHistory(asAdmin, "product", { id, limit, cursor });
    found.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual(whole);
  expect(found).toHaveLength(6);
});

test("a deleted entity keeps its history; one that never existed returns not_found", async () => {
  const product = await insertProduct(appContext.db);
  const order = await place(product);
  await removeOrder(asAdmin, order);
  await removeProduct(asAdmin, product);
  expect(await read("order", order)).toMatchObject([{ action: "deleted" }]);
  expect(await read("product", product)).toMatchObject([{ action: "deleted" }]);
  const missing = { code: "not_found" };
  await expect(read("order", randomUUID())).rejects.toMatchObject(missing);
  await expect(read("order", product)).rejects.toMatchObject(missing);
  await expect(read("product", order)).rejects.toMatchObject(missing);
});

// docs/product/admin.md#history
test("only admins can read the history", async () => {
  const query = { id: await insertProduct(appContext.db), limit: 5 };
  await expect(listHistory(appContext.actAs(visitor), "product", query)).rejects.toMatchObject({
    code: "unauthorized",
  });
  await expect(listHistory(appContext.actAs(testCustomer), "order", query)).rejects.toMatchObject({
    code: "forbidden",
  });
});

async function read(topic: "product" | "order", id: string): Promise<HistoryEntry[]> {
  return (await listHistory(asAdmin, topic, { id, limit: 100 })).items;
}

async function place(id: string, quantity = 1): Promise<string> {
  return (await createOrder(appContext.actAs(), createOrderRequest([{ id, quantity }]))).id;
}

async function countEntries(): Promise<number> {
  const [row] = await appContext.db.select({ count: count() }).from(history);
  return row?.count ?? 0;
}

function adminNamed(name: string): typeof testAdmin {
  return { kind: "user", userId: "test-admin", email: "admin@shop.example", name, isAdmin: true };
}

import { eq, inArray, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoredStatus } from "#domain/order-status.ts";
import { orders } from "#server/db/schema/orders.ts";
import { cartItems, products } from "#server/db/schema/shop.ts";
import { addCartItem } from "#server/services/cart/add-cart-item.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertCustomer } from "#server/testing/insert-customer.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { openAllConnections, runInParallel } from "#server/testing/run-in-parallel.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { busyMachine } from "#server/testing/test-database.ts";
import { createOrder } from "./create-order.ts";
import { removeOrder } from "./remove-order.ts";
import { restoreOrder } from "./restore-order.ts";
import { setOrderStatus } from "./set-order-status.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext({}, undefined, busyMachine);
  await openAllConnections(appContext.db);
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

// docs/product/stock.md#taken-once
test("50 parallel confirmations of one order deduct once", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 100 });
  const id = await place([{ id: product, quantity: 7 }]);
  const outcomes = await runInParallel(50, () =>
    setOrderStatus(asAdmin, { id, status: "confirmed" }),
  );
  expect(findFailures(outcomes)).toEqual([]);
  expect(await getStock(product)).toBe(93);
  expect(await takenBy([id])).toBe(7);
});

// docs/product/stock.md#taken-once
test("200 orders of 1 confirmed in parallel against 20 in stock leave 0 and take exactly 20", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 20 });
  const ids = await placeMany(200, product);
  const outcomes = await runInParallel(200, (index) =>
    setOrderStatus(asAdmin, { id: ids[index] ?? "", status: "confirmed" }),
  );
  expect(findFailures(outcomes)).toEqual([]);
  expect(await getStock(product)).toBe(0);
  expect(await takenBy(ids)).toBe(20);
});

// docs/product/orders.md#one-order-per-key
test("one key sent 50 times in parallel makes one order", async () => {
  const customer = appContext.actAs(await insertCustomer(appContext.db));
  const product = await insertProduct(appContext.db);
  await addCartItem(customer, { product_id: product, quantity: 1 });
  const request = createOrderRequest([product]);
  const outcomes = await runInParallel(50, () => createOrder(customer, request));
  expect(findFailures(outcomes)).toEqual([]);
  const answers = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(new Set(answers.map((order) => JSON.stringify(order))).size).toBe(1);
  const rows = await appContext.db
    .select()
    .from(orders)
    .where(eq(orders.idempotencyKey, request.idempotency_key));
  expect(rows).toHaveLength(1);
});

// docs/product/orders.md#one-order-per-key
test("one key sent in parallel with two contents makes one order and rejects the other", async () => {
  const product = await insertProduct(appContext.db);
  const request = createOrderRequest([product]);
  const outcomes = await runInParallel(20, (index) =>
    createOrder(appContext.actAs(), {
      ...request,
      notes: index % 2 === 0 ? "" : "other",
    }),
  );
  const rejected = outcomes.filter((one) => one.status === "rejected");
  expect(rejected).toHaveLength(10);
  for (const one of rejected) expect(one.reason).toMatchObject({ code: "idempotency_mismatch" });
});

// docs/product/stock.md#adds-up-in-any-sequence
test("concurrent confirmations, returns, deletions and undos keep stock and taken pieces balanced", async () => {
  const shared = await insertProduct(appContext.db, { stockQuantity: 30 });
  const scarce = await insertProduct(appContext.db, { stockQuantity: 3 });
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    const lines = [
      { id: shared, quantity: 1 + (n % 4) },
      { id: scarce, quantity: 1 },
    ];
    ids.push(await place(n % 2 === 0 ? lines : lines.toReversed()));
  }
  const statuses: StoredStatus[] = ["confirmed", "pending", "confirmed", "processing", "completed"];
  const outcomes = await runInParallel(120, async (index) => {
    const id = ids[(index * 7) % ids.length] ?? "";
    if (index % 11 === 10) return removeOrder(asAdmin, id);
    if (index % 5 === 4) return void (await restoreOrder(asAdmin, id));
    await setOrderStatus(asAdmin, { id, status: statuses[index % statuses.length] ?? "new" });
  });
  // After a deletion the order isn't found, or there is nothing to undo; no other error may occur.
  const failures = findFailures(outcomes).map(String);
  expect(failures.filter((failure) => failure !== "ServiceError: Not found")).toEqual([]);
  expect([
    ((await getStock(shared)) ?? 0) + (await takenBy(ids, shared)),
    ((await getStock(scarce)) ?? 0) + (await takenBy(ids, scarce)),
  ]).toEqual([30, 3]);
});

test("orders with the same products in opposite order never deadlock", async () => {
  const parts = await Promise.all(
    Array.from({ length: 6 }, () => insertProduct(appContext.db, { stockQuantity: 1_000 })),
  );
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    ids.push(await place(n % 2 === 0 ? parts : parts.toReversed()));
  }
  const before = await deadlocks();
  const outcomes = await runInParallel(80, (index) =>
    setOrderStatus(asAdmin, {
      id: ids[index % ids.length] ?? "",
      status: index % 3 === 2 ? "pending" : "confirmed",
    }),
  );
  expect(findFailures(outcomes)).toEqual([]);
  expect(await deadlocks()).toBe(before);
});

// docs/product/reliability.md#deadlocks
test("a confirmation aborted by a deadlock is retried with every line", async () => {
  const first = await insertProduct(appContext.db, { stockQuantity: 10 });
  const second = await insertProduct(appContext.db, { stockQuantity: 10 });
  const [low = "", high = ""] = [first, second].toSorted();
  const id = await place([low, high]);
  const other = await connect();
  await other.query("BEGIN");
  await touch(other, high);
  const confirming = setOrderStatus(asAdmin, { id, status: "confirmed" });
  await waitForBlocked();
  await touch(other, low).catch(() => undefined);
  await other.query("ROLLBACK");
  await other.end();
  expect(await confirming).toMatchObject({ status: "confirmed" });
  expect([await getStock(low), await getStock(high)]).toEqual([9, 9]);
  expect(await takenBy([id])).toBe(2);
});

// docs/product/reliability.md#deadlocks
test("an order that deadlocks over the customer's cart is still placed", async () => {
  const customer = await insertCustomer(appContext.db);
  const mine = appContext.actAs(customer);
  const ids = [await insertProduct(appContext.db), await insertProduct(appContext.db)];
  for (const product_id of ids) await addCartItem(mine, { product_id, quantity: 1 });
  const lines = await appContext.db
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, customer.userId));
  const other = await connect();
  await other.query("BEGIN");
  // The order deletes the cart lines in turn; another transaction locks the last and requests the first.
  await other.query("SELECT FROM cart_items WHERE id = $1 FOR UPDATE", [lines[1]?.id]);
  const placing = createOrder(mine, createOrderRequest([ids[0] ?? ""]));
  await waitForBlocked();
  await other
    .query("SELECT FROM cart_items WHERE id = $1 FOR UPDATE", [lines[0]?.id])
    .catch(() => undefined);
  await other.query("ROLLBACK");
  await other.end();
  expect(await placing).toMatchObject({ status: "new" });
});

async function place(lines: Parameters<typeof createOrderRequest>[0]): Promise<string> {
  return (await createOrder(appContext.actAs(), createOrderRequest(lines))).id;
}

async function placeMany(count: number, product: string): Promise<string[]> {
  const outcomes = await runInParallel(count, () => place([product]));
  return outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
}

function findFailures(outcomes: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
}

async function getStock(id: string): Promise<number | undefined> {
  const rows = await appContext.db.select().from(products).where(eq(products.id, id));
  return rows[0]?.stockQuantity;
}

/** Pieces taken by orders, of one product or of all, excluding pieces that a deletion returned. */
async function takenBy(ids: readonly string[], product?: string): Promise<number> {
  const rows = await appContext.db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return rows
    .filter((row) => !row.deletedAt || row.status === "completed")
    .flatMap((row) => row.items)
    .filter((item) => product === undefined || item.id === product)
    .reduce((sum, item) => sum + (item.taken ?? 0), 0);
}

async function deadlocks(): Promise<number> {
  const { rows } = await appContext.db.execute<{ deadlocks: number }>(sql`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`);
  return rows[0]?.deadlocks ?? -1;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: appContext.databaseUrl });
  await client.connect();
  return client;
}

async function touch(client: pg.Client, id: string): Promise<void> {
  await client.query("UPDATE products SET updated_at = now() WHERE id = $1", [id]);
}

/** Waits until a transaction of the app is blocked by a row lock. */
async function waitForBlocked(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await appContext.db.execute<{ blocked: number }>(sql`
        SELECT count(*)::int AS blocked FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      return rows[0]?.blocked;
    })
    .toBe(1);
}

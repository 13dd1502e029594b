import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type DatabaseConnection } from "#server/db/client.ts";
import { orders } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertCustomer } from "#server/testing/insert-customer.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { openAllConnections } from "#server/testing/run-in-parallel.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { busyMachine, runAsOwner } from "#server/testing/test-database.ts";
import { addCartItem } from "./cart/add-cart-item.ts";
import { getCart } from "./cart/get-cart.ts";
import type { ServiceContext } from "./context.ts";
import { createOrder } from "./orders/create-order.ts";
import { setOrderStatus } from "./orders/set-order-status.ts";
import { createChangeQueue } from "./queue/keyed-queue.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext({}, undefined, busyMachine);
  asAdmin = appContext.actAs(testAdmin);
  await openAllConnections(appContext.db);
  // Simulates a busy machine: 200 changes in a row take longer than the pool's max wait.
  await runAsOwner(
    appContext.databaseUrl,
    `CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM pg_sleep(0.015); RETURN NULL; END $$;
     CREATE TRIGGER take_time AFTER UPDATE ON products FOR EACH ROW EXECUTE FUNCTION take_time();
     CREATE TRIGGER take_time AFTER UPDATE ON cart_items FOR EACH ROW EXECUTE FUNCTION take_time()`,
  );
});

afterAll(() => appContext.close());

// docs/product/reliability.md#parallel-changes-succeed
test("200 confirmations of one product that start at once all succeed", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 150 });
  const ids = await placeOrders(200, product);
  const outcomes = await Promise.allSettled(ids.map((id) => confirm(asAdmin, id)));
  expect(findFailures(outcomes)).toEqual([]);
  expect(await getStock(product)).toBe(0);
  expect(await piecesTakenBy(ids)).toBe(150);
  expect(appContext.changeQueue.keyCount).toBe(0);
}, 60_000);

// docs/product/reliability.md#parallel-changes-succeed
test("100 additions to one cart that start at once all succeed", async () => {
  const mine = appContext.actAs(await insertCustomer(appContext.db));
  const product_id = await insertProduct(appContext.db);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, () => addCartItem(mine, { product_id, quantity: 1 })),
  );
  expect(findFailures(outcomes)).toEqual([]);
  expect((await getCart(mine)).items).toMatchObject([{ product_id, quantity: 100 }]);
});

// docs/product/reliability.md#parallel-changes-succeed
test(
  "100 customers add a product to their carts while 100 orders of it are confirmed",
  { tags: ["full"] },
  async () => {
    const product_id = await insertProduct(appContext.db, { stockQuantity: 1_000 });
    const ids = await placeOrders(100, product_id);
    const people = await Promise.all(ids.map(() => insertCustomer(appContext.db)));
    const outcomes = await Promise.allSettled([
      ...ids.map((id) => confirm(asAdmin, id)),
      ...people.map((one) => addCartItem(appContext.actAs(one), { product_id, quantity: 1 })),
    ]);
    expect(findFailures(outcomes)).toEqual([]);
    expect(await getStock(product_id)).toBe(900);
  },
);

test("queued confirmations leave the pool to other requests", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 1_000 });
  const ids = await placeOrders(60, product);
  let maxInUse = 0;
  const watch = setInterval(() => {
    const pool = appContext.db.$client;
    maxInUse = Math.max(maxInUse, pool.totalCount - pool.idleCount);
  }, 1);
  // First the orders are read, which briefly uses several connections.
  const confirming = ids.map((id) => confirm(asAdmin, id));
  await Promise.race(confirming);
  maxInUse = 0;
  expect(findFailures(await Promise.allSettled(confirming))).toEqual([]);
  clearInterval(watch);
  // One confirmation, and the feed that reads changes.
  expect(maxInUse).toBeLessThanOrEqual(4);
});

// docs/product/reliability.md#parallel-changes-succeed
test("two processes that confirm orders of one product take each piece once", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 90 });
  const ids = await placeOrders(100, product);
  const other = connectAgain(busyMachine);
  const asOther = { ...asAdmin, db: other.db, changeQueue: createChangeQueue() };
  const outcomes = await Promise.allSettled(
    ids.flatMap((id) => [confirm(asAdmin, id), confirm(asOther, id)]),
  );
  await other.close();
  expect(findFailures(outcomes)).toEqual([]);
  expect([await getStock(product), await piecesTakenBy(ids)]).toEqual([0, 90]);
});

// docs/product/reliability.md#busy-database
test("with a product locked by another client, all its confirmations fail without waiting for each other", async () => {
  const product = await insertProduct(appContext.db, { stockQuantity: 40 });
  const ids = await placeOrders(40, product);
  const holder = await holdProduct(product);
  const limited = connectAgain();
  const ctx = { ...asAdmin, db: limited.db };
  const started = performance.now();
  const outcomes = await Promise.allSettled(ids.map((id) => confirm(ctx, id)));
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  await Promise.all([holder.end(), limited.close()]);
  // No order was confirmed without taking its pieces.
  const rows = await appContext.db.select().from(orders);
  expect(rows.filter((row) => ids.includes(row.id)).every((row) => row.status === "new")).toBe(
    true,
  );
  await confirm(asAdmin, ids[0] ?? "");
  expect(await getStock(product)).toBe(39);
});

/** Another pool on the same database, by default with the limits of production. */
function connectAgain(limits: { readonly maxWaitMs?: number } = {}): DatabaseConnection {
  return connectDatabase({
    url: appContext.databaseUrl,
    poolSize: 10,
    onConnectionError: () => {},
    ...limits,
  });
}

function confirm(ctx: ServiceContext, id: string): Promise<unknown> {
  return setOrderStatus(ctx, { id, status: "confirmed" });
}

async function placeOrders(count: number, product: string): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    ids.push((await createOrder(appContext.actAs(), createOrderRequest([product]))).id);
  }
  return ids;
}

function findFailures(outcomes: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return outcomes.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
}

async function getStock(id: string): Promise<number | undefined> {
  const [row] = await appContext.db.select().from(products).where(eq(products.id, id));
  return row?.stockQuantity;
}

async function piecesTakenBy(ids: readonly string[]): Promise<number> {
  const rows = await appContext.db.select().from(orders);
  return rows
    .filter((row) => ids.includes(row.id))
    .flatMap((row) => row.items)
    .reduce((sum, item) => sum + (item.taken ?? 0), 0);
}

/** Locks a product's row from another connection until the client ends. */
async function holdProduct(id: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: appContext.databaseUrl });
  await client.connect();
  await client.query("BEGIN");
  await client.query("UPDATE products SET updated_at = now() WHERE id = $1", [id]);
  return client;
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxLines } from "#domain/cart.ts";
import { cartItems } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createChangeQueue } from "#server/services/queue/keyed-queue.ts";
import { insertCustomer } from "#server/testing/insert-customer.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { openAllConnections, runInParallel } from "#server/testing/run-in-parallel.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { busyMachine } from "#server/testing/test-database.ts";
import { addCartItem } from "./add-cart-item.ts";
import { clearCart } from "./clear-cart.ts";
import { getCart } from "./get-cart.ts";
import { mergeCart } from "./merge-cart.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext({}, undefined, busyMachine);
  await openAllConnections(appContext.db);
});

afterAll(() => appContext.close());

// docs/product/cart.md#exact-sums-in-parallel
test("100 parallel additions of a product make the exact sum", async () => {
  const mine = await openCart();
  const product_id = await insertProduct(appContext.db);
  await runInParallel(100, (index) => addCartItem(mine, { product_id, quantity: 1 + (index % 3) }));
  const { items } = await getCart(mine);
  const sum = Array.from({ length: 100 }, (_, index) => 1 + (index % 3)).reduce((a, b) => a + b);
  expect(items).toMatchObject([{ product_id, quantity: sum }]);
});

// docs/product/cart.md#added-once
test("an addition sent 50 times in parallel with one key adds once", async () => {
  const mine = await openCart();
  const product_id = await insertProduct(appContext.db);
  const line = { product_id, quantity: 3, idempotency_key: randomUUID() };
  // Each call has its own queue, as in several processes, so that only the database decides.
  const outcomes = await runInParallel(50, () =>
    addCartItem({ ...mine, changeQueue: createChangeQueue() }, line),
  );
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      status: "fulfilled",
      value: { items: [{ product_id, quantity: 3 }] },
    });
  }
});

// docs/product/cart.md#exact-sums-in-parallel
test("parallel merges of the same products in any order make the exact sums", async () => {
  const mine = await openCart();
  const ids = await Promise.all(Array.from({ length: 8 }, () => insertProduct(appContext.db)));
  await runInParallel(20, (index) =>
    mergeCart(
      mine,
      (index % 2 === 0 ? ids : ids.toReversed()).map((id) => ({ id, quantity: 2 })),
    ),
  );
  const { items } = await getCart(mine);
  expect(items.map((item) => item.quantity)).toEqual(ids.map(() => 40));
});

test("parallel additions from several devices never overfill a cart", async () => {
  const mine = await openCart();
  const ids = await Promise.all(
    Array.from({ length: maxLines + 20 }, () => insertProduct(appContext.db)),
  );
  const first = ids.slice(0, maxLines - 5).map((id) => ({ id, quantity: 1 }));
  await mergeCart(mine, first);
  const outcomes = await runInParallel(25, (index) =>
    addCartItem(mine, { product_id: ids[maxLines - 5 + index] ?? "", quantity: 1 }),
  );
  expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(5);
  expect((await getCart(mine)).items).toHaveLength(maxLines);
});

test("concurrent adding, merging and emptying never fails and leaves a valid cart", async () => {
  const mine = await openCart();
  const ids = await Promise.all(Array.from({ length: 6 }, () => insertProduct(appContext.db)));
  const lines = ids.map((id) => ({ id, quantity: 1 }));
  const outcomes = await runInParallel(60, (index) => {
    if (index % 5 === 0) return clearCart(mine);
    if (index % 5 === 1) return mergeCart(mine, lines.toReversed());
    return addCartItem(mine, { product_id: ids[index % 6] ?? "", quantity: 1 });
  });
  expect(outcomes.filter((outcome) => outcome.status === "rejected")).toEqual([]);
  const userId = mine.actor.kind === "user" ? mine.actor.userId : "";
  const rows = await appContext.db.select().from(cartItems).where(eq(cartItems.userId, userId));
  expect(new Set(rows.map((row) => row.productId)).size).toBe(rows.length);
});

async function openCart(): Promise<ServiceContext> {
  return appContext.actAs(await insertCustomer(appContext.db));
}

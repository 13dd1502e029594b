import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cartRequests, products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireUser } from "#server/services/permission.ts";
import { insertCustomer } from "#server/testing/insert-customer.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { addCartItem } from "./add-cart-item.ts";
import type { CartView } from "./cart-view.ts";
import { mergeCart } from "./merge-cart.ts";

let appContext: TestAppContext;
let bearing: string;
let belt: string;
/** New customers for each test, so that every cart starts empty. */
let mine: ServiceContext;
let theirs: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  bearing = await insertProduct(appContext.db, { name: "Bearing" });
  belt = await insertProduct(appContext.db, { name: "Belt" });
});

beforeEach(async () => {
  mine = appContext.actAs(await insertCustomer(appContext.db));
  theirs = appContext.actAs(await insertCustomer(appContext.db));
});

afterAll(() => appContext.close());

// docs/product/cart.md#merged-once
test("a repeated merge with the same key adds nothing, also at the same time", async () => {
  const key = randomUUID();
  const lines = [{ id: bearing, quantity: 2 }];
  const carts = await Promise.all([mergeCart(mine, lines, key), mergeCart(mine, lines, key)]);
  for (const cart of carts) expect(getPieces(cart)).toEqual({ [bearing]: 2 });
  expect(getPieces(await mergeCart(mine, lines, key))).toEqual({ [bearing]: 2 });
  expect(getPieces(await mergeCart(mine, lines, randomUUID()))).toEqual({ [bearing]: 4 });
  expect(getPieces(await mergeCart(theirs, lines, key))).toEqual({ [bearing]: 2 });
});

// docs/product/cart.md#added-once
test("a repeated addition with the same key adds nothing and answers with the cart", async () => {
  const line = { product_id: bearing, quantity: 2, idempotency_key: randomUUID() };
  const cart = await addCartItem(mine, line);
  expect(getPieces(cart)).toEqual({ [bearing]: 2 });
  expect(await addCartItem(mine, line)).toEqual(cart);
  const next = { ...line, idempotency_key: randomUUID() };
  expect(getPieces(await addCartItem(mine, next))).toEqual({ [bearing]: 4 });
  expect(getPieces(await addCartItem(theirs, line))).toEqual({ [bearing]: 2 });
});

test("a repeated addition succeeds after the product ran out of stock", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 1 });
  const line = { product_id: id, quantity: 1, idempotency_key: randomUUID() };
  await addCartItem(mine, line);
  await appContext.db.update(products).set({ stockQuantity: 0 }).where(eq(products.id, id));
  expect(getPieces(await addCartItem(mine, line))).toEqual({ [id]: 1 });
});

test("a rejected addition can be repeated with its key", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 0 });
  const line = { product_id: id, quantity: 1, idempotency_key: randomUUID() };
  await expect(addCartItem(mine, line)).rejects.toMatchObject({ code: "out_of_stock" });
  await appContext.db.update(products).set({ stockQuantity: 1 }).where(eq(products.id, id));
  expect(getPieces(await addCartItem(mine, line))).toEqual({ [id]: 1 });
});

test("a merge with the key of an addition adds nothing, and the other way round", async () => {
  const [added, merged] = [randomUUID(), randomUUID()];
  const line = { product_id: bearing, quantity: 2 };
  await addCartItem(mine, { ...line, idempotency_key: added });
  const cart = await mergeCart(mine, [{ id: bearing, quantity: 2 }], added);
  expect(getPieces(cart)).toEqual({ [bearing]: 2 });
  await mergeCart(mine, [{ id: belt, quantity: 1 }], merged);
  const after = await addCartItem(mine, { ...line, idempotency_key: merged });
  expect(getPieces(after)).toEqual({ [bearing]: 2, [belt]: 1 });
});

test("the keys of a cart are forgotten after 30 days", async () => {
  const { userId } = requireUser(mine.actor);
  const old = randomUUID();
  await appContext.db.insert(cartRequests).values({
    userId,
    idempotencyKey: old,
    createdAt: new Date(Date.now() - 31 * 86_400_000),
  });
  await addCartItem(mine, { product_id: bearing, quantity: 1, idempotency_key: randomUUID() });
  const known = await appContext.db
    .select({ key: cartRequests.idempotencyKey })
    .from(cartRequests)
    .where(eq(cartRequests.userId, userId));
  expect(known.map(({ key }) => key)).not.toContain(old);
  expect(known).toHaveLength(1);
});

function getPieces(cart: CartView): Record<string, number> {
  return Object.fromEntries(cart.items.map((item) => [item.product_id, item.quantity]));
}

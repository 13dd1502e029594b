import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { maxLineQuantity, maxLines } from "#domain/cart.ts";
import { visitor } from "#domain/roles.ts";
import { cartItems, products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { insertCustomer } from "#server/testing/insert-customer.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { addCartItem } from "./add-cart-item.ts";
import { addCartList } from "./add-cart-list.ts";
import type { CartView } from "./cart-view.ts";
import { clearCart } from "./clear-cart.ts";
import { getCart } from "./get-cart.ts";
import { mergeCart } from "./merge-cart.ts";
import { removeCartItem } from "./remove-cart-item.ts";
import { setCartQuantity } from "./set-cart-quantity.ts";

let appContext: TestAppContext;
let bearing: string;
let belt: string;
/** New customers for each test, so that every cart starts empty. */
let mine: ServiceContext;
let theirs: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  bearing = await insertProduct(appContext.db, { name: "Bearing", price: "3.90" });
  belt = await insertProduct(appContext.db, { name: "Belt", price: "1250.00", currency: "ALL" });
});

beforeEach(async () => {
  mine = appContext.actAs(await insertCustomer(appContext.db));
  theirs = appContext.actAs(await insertCustomer(appContext.db));
});

afterAll(() => appContext.close());

// docs/product/cart.md#account-cart, docs/product/cart.md#fields-of-a-line
test("added products are in the cart in their order, with price and stock", async () => {
  await addCartItem(mine, { product_id: belt, quantity: 1 });
  await addCartItem(mine, { product_id: bearing, quantity: 2 });
  const cart = await addCartItem(mine, { product_id: belt, quantity: 3 });
  expect(cart.dropped).toEqual([]);
  expect(cart.items).toMatchObject([
    {
      product_id: belt,
      quantity: 4,
      product: { name: "Belt", price: 1250, currency: "ALL", price_eur: 12.5, stock_quantity: 10 },
    },
    { product_id: bearing, quantity: 2, product: { name: "Bearing", price_eur: 3.9 } },
  ]);
  expect(await getCart(mine)).toEqual(cart);
});

// docs/product/cart.md#limits
test("a line is capped at 9,999 pieces", async () => {
  await addCartItem(mine, { product_id: bearing, quantity: 9_000 });
  const cart = await addCartItem(mine, { product_id: bearing, quantity: 9_000 });
  expect(getPieces(cart)).toEqual({ [bearing]: maxLineQuantity });
});

// docs/product/cart.md#in-stock-only
test("adding a product that is missing or out of stock fails", async () => {
  const rejected = [
    randomUUID(),
    await insertProduct(appContext.db, { stockQuantity: 0 }),
    await insertProduct(appContext.db, { isActive: false }),
    await insertProduct(appContext.db, { deletedAt: new Date() }),
  ];
  for (const product_id of rejected) {
    await expect(addCartItem(mine, { product_id, quantity: 1 })).rejects.toMatchObject({
      code: "out_of_stock",
    });
  }
  expect(await getCart(mine)).toEqual({ items: [], dropped: [] });
});

// docs/product/cart.md#in-stock-only
test("a product that ran out of stock stays in the cart", async () => {
  const id = await insertProduct(appContext.db, { stockQuantity: 1 });
  await addCartItem(mine, { product_id: id, quantity: 1 });
  await appContext.db.update(products).set({ stockQuantity: 0 }).where(eq(products.id, id));
  expect(getPieces(await setCartQuantity(mine, { product_id: id, quantity: 5 }))).toEqual({
    [id]: 5,
  });
});

// docs/product/cart.md#operations
test.each([1, 7, 9_999])("the quantity can be set to %d", async (quantity) => {
  await addCartItem(mine, { product_id: bearing, quantity: 3 });
  const cart = await setCartQuantity(mine, { product_id: bearing, quantity });
  expect(getPieces(cart)).toEqual({ [bearing]: quantity });
});

// docs/product/cart.md#zero-removes-the-line
test.each([0, -1, -9_999])("the quantity %d removes the line", async (quantity) => {
  await addCartItem(mine, { product_id: bearing, quantity: 3 });
  await addCartItem(mine, { product_id: belt, quantity: 1 });
  const cart = await setCartQuantity(mine, { product_id: bearing, quantity });
  expect(getPieces(cart)).toEqual({ [belt]: 1 });
});

// docs/product/cart.md#operations
test("a line can be removed, and the cart emptied", async () => {
  await addCartItem(mine, { product_id: bearing, quantity: 3 });
  await addCartItem(mine, { product_id: belt, quantity: 1 });
  expect(getPieces(await removeCartItem(mine, bearing))).toEqual({ [belt]: 1 });
  expect(await clearCart(mine)).toEqual({ items: [], dropped: [] });
  expect(await getCart(mine)).toEqual({ items: [], dropped: [] });
});

// docs/product/cart.md#private-cart
test("customers can't access each other's cart lines", async () => {
  await addCartItem(mine, { product_id: bearing, quantity: 3 });
  const missing = { code: "not_found" };
  const line = { product_id: bearing, quantity: 9 };
  await expect(setCartQuantity(theirs, line)).rejects.toMatchObject(missing);
  await expect(setCartQuantity(theirs, { ...line, quantity: 0 })).rejects.toMatchObject(missing);
  await expect(removeCartItem(theirs, bearing)).rejects.toMatchObject(missing);
  await clearCart(theirs);
  await addCartItem(theirs, { product_id: belt, quantity: 1 });
  expect(getPieces(await getCart(mine))).toEqual({ [bearing]: 3 });
  expect(getPieces(await getCart(theirs))).toEqual({ [belt]: 1 });
});

// docs/product/cart.md#products-no-longer-sold
test("products that are no longer sold leave the cart and are listed once", async () => {
  const resting = await insertProduct(appContext.db, { name: "Resting" });
  const deleted = await insertProduct(appContext.db, { name: "Deleted" });
  for (const product_id of [resting, bearing, deleted]) {
    await addCartItem(mine, { product_id, quantity: 1 });
    await addCartItem(theirs, { product_id, quantity: 1 });
  }
  await appContext.db.update(products).set({ isActive: false }).where(eq(products.id, resting));
  await appContext.db
    .update(products)
    .set({ deletedAt: new Date() })
    .where(eq(products.id, deleted));
  const cart = await getCart(mine);
  expect(cart.dropped).toEqual(["Resting", "Deleted"]);
  expect(getPieces(cart)).toEqual({ [bearing]: 1 });
  expect((await getCart(mine)).dropped).toEqual([]);
  expect((await getCart(theirs)).dropped).toEqual(["Resting", "Deleted"]);
});

// docs/product/cart.md#merge-at-sign-in
test("merging adds the guest's quantities to the account's, up to 9,999", async () => {
  await addCartItem(mine, { product_id: bearing, quantity: 9_990 });
  const cart = await mergeCart(mine, [
    { id: bearing, quantity: 20 },
    { id: belt, quantity: 4 },
  ]);
  expect(getPieces(cart)).toEqual({ [bearing]: 9_999, [belt]: 4 });
  expect(cart.dropped).toEqual([]);
});

test("merged lines follow the account's, in the guest's order", async () => {
  await addCartItem(mine, { product_id: belt, quantity: 1 });
  const guest = [...(await insertMany(30)), belt, ...(await insertMany(30))];
  const cart = await mergeCart(
    mine,
    guest.map((id) => ({ id, quantity: 1 })),
  );
  expect(cart.items.map((item) => item.product_id)).toEqual([
    belt,
    ...guest.filter((id) => id !== belt),
  ]);
});

test("merging keeps out-of-stock products and lists once those no longer sold", async () => {
  const empty = await insertProduct(appContext.db, { stockQuantity: 0 });
  const gone = await insertProduct(appContext.db, { name: "Gone" });
  await addCartItem(mine, { product_id: gone, quantity: 1 });
  await appContext.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone));
  const lines = [empty, gone, randomUUID()].map((id) => ({ id, quantity: 2 }));
  const cart = await mergeCart(mine, lines);
  expect(getPieces(cart)).toEqual({ [empty]: 2 });
  expect(cart.dropped).toEqual(["Gone"]);
});

test("merging nothing changes nothing", async () => {
  await addCartItem(mine, { product_id: bearing, quantity: 1 });
  expect(getPieces(await mergeCart(mine, []))).toEqual({ [bearing]: 1 });
});

// docs/product/cart.md#zero-removes-the-line, docs/product/cart.md#limits
test("a cart takes at most 200 lines, however they are added", async () => {
  const ids = await insertMany(maxLines + 1);
  const last = ids[maxLines] ?? "";
  const full = ids.slice(0, maxLines).map((id) => ({ id, quantity: 1 }));
  expect((await mergeCart(mine, full)).items).toHaveLength(maxLines);
  const isFull = { code: "cart_full" };
  await expect(addCartItem(mine, { product_id: last, quantity: 1 })).rejects.toMatchObject(isFull);
  await expect(mergeCart(mine, [{ id: last, quantity: 1 }])).rejects.toMatchObject(isFull);
  const cart = await addCartItem(mine, { product_id: ids[0] ?? "", quantity: 1 });
  expect(cart.items).toHaveLength(maxLines);
  expect(cart.items[0]).toMatchObject({ product_id: ids[0], quantity: 2 });
});

// docs/product/cart.md#deleted-with-the-account
test("deleting an account deletes its cart", async () => {
  await addCartItem(mine, { product_id: bearing, quantity: 1 });
  const userId = mine.actor.kind === "user" ? mine.actor.userId : "";
  await appContext.db.execute(sql`DELETE FROM users WHERE id = ${userId}`);
  expect(await appContext.db.select().from(cartItems).where(eq(cartItems.userId, userId))).toEqual(
    [],
  );
});

test.each<[string, (ctx: ServiceContext) => Promise<CartView>]>([
  ["read a cart", (ctx) => getCart(ctx)],
  ["add to a cart", (ctx) => addCartItem(ctx, { product_id: bearing, quantity: 1 })],
  ["set a quantity", (ctx) => setCartQuantity(ctx, { product_id: bearing, quantity: 1 })],
  ["set no quantity", (ctx) => setCartQuantity(ctx, { product_id: bearing, quantity: 0 })],
  ["remove a line", (ctx) => removeCartItem(ctx, bearing)],
  ["empty a cart", (ctx) => clearCart(ctx)],
  ["merge a cart", (ctx) => mergeCart(ctx, [{ id: bearing, quantity: 1 }])],
  ["add a list", (ctx) => addCartList(ctx, [{ id: bearing, quantity: 1 }], randomUUID())],
])("rejects a visitor who tries to %s on the server", async (_, call) => {
  await expect(call(appContext.actAs(visitor))).rejects.toMatchObject({
    code: "unauthorized",
  });
});

function getPieces(cart: CartView): Record<string, number> {
  return Object.fromEntries(cart.items.map((item) => [item.product_id, item.quantity]));
}

async function insertMany(count: number): Promise<string[]> {
  const { rows } = await appContext.db.execute<{ id: string }>(sql`
    INSERT INTO products (id, name, price)
    SELECT gen_random_uuid(), 'Part', 1 FROM generate_series(1, ${count}::int) RETURNING id`);
  return rows.map((row) => row.id);
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { maxLineQuantity, maxLines } from "#domain/cart.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { insertCustomer } from "#server/testing/insert-customer.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { addCartItem } from "./add-cart-item.ts";
import { addCartList } from "./add-cart-list.ts";
import { clearCart } from "./clear-cart.ts";
import { getCart } from "./get-cart.ts";
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

// docs/product/cart.md#lists, docs/product/cart.md#in-stock-only
test("a list is added, and what is missing, hidden, deleted or out of stock is named", async () => {
  const empty = await insertProduct(appContext.db, { stockQuantity: 0 });
  const hidden = await insertProduct(appContext.db, { isActive: false });
  const deleted = await insertProduct(appContext.db, { deletedAt: new Date() });
  const foreign = randomUUID();
  await addCartItem(mine, { product_id: belt, quantity: 1 });
  const ids = [bearing, empty, belt, hidden, deleted, foreign];
  const cart = await addCartList(mine, toItems(ids, 3), randomUUID());
  expect(cart.lines).toEqual([
    { product_id: bearing, outcome: "added" },
    { product_id: empty, outcome: "out_of_stock" },
    { product_id: belt, outcome: "added" },
    { product_id: hidden, outcome: "not_sold" },
    { product_id: deleted, outcome: "not_sold" },
    { product_id: foreign, outcome: "not_sold" },
  ]);
  expect(await getPieces(mine)).toEqual({ [belt]: 4, [bearing]: 3 });
  expect(await getPieces(theirs)).toEqual({});
});

// docs/product/cart.md#added-once
test("a repeated list adds nothing, also at the same time, and says what the cart holds", async () => {
  const soldOut = await insertProduct(appContext.db, { stockQuantity: 1 });
  const list = [toItems([bearing, belt, soldOut], 2), randomUUID()] as const;
  await Promise.all([addCartList(mine, ...list), addCartList(mine, ...list)]);
  await appContext.db.update(products).set({ stockQuantity: 0 }).where(eq(products.id, soldOut));
  const { lines } = await addCartList(mine, ...list);
  expect(lines.map(({ outcome }) => outcome)).toEqual(["added", "added", "added"]);
  expect(await getPieces(mine)).toEqual({ [bearing]: 2, [belt]: 2, [soldOut]: 2 });
  await clearCart(mine);
  const repeated = await addCartList(mine, ...list);
  expect(repeated.lines.map(({ outcome }) => outcome)).toEqual([
    "not_in_cart",
    "not_in_cart",
    "out_of_stock",
  ]);
  expect(await getPieces(mine)).toEqual({});
});

test("a list and the merge that repeats it with its key add once", async () => {
  const key = randomUUID();
  const items = toItems([bearing], 2);
  await addCartList(mine, items, key);
  await mergeCart(mine, items, key);
  expect(await getPieces(mine)).toEqual({ [bearing]: 2 });
});

// docs/product/cart.md#limits
test("a list that doesn't fit into the cart adds nothing", async () => {
  const ids = await Promise.all(
    Array.from({ length: maxLines }, () => insertProduct(appContext.db)),
  );
  expect((await addCartList(mine, toItems(ids, 1), randomUUID())).items).toHaveLength(maxLines);
  const key = randomUUID();
  const more = toItems([ids[0] ?? "", bearing], 1);
  await expect(addCartList(mine, more, key)).rejects.toMatchObject({ code: "cart_full" });
  expect(Object.values(await getPieces(mine)).every((pieces) => pieces === 1)).toBe(true);
  // The rejected request isn't remembered as done.
  await clearCart(mine);
  expect((await addCartList(mine, more, key)).items).toHaveLength(2);
});

// docs/product/cart.md#limits
test("a line of a list is capped at 9,999 pieces with those in the cart", async () => {
  await addCartItem(mine, { product_id: bearing, quantity: 9_000 });
  await addCartList(mine, toItems([bearing], 9_000), randomUUID());
  expect(await getPieces(mine)).toEqual({ [bearing]: maxLineQuantity });
});

function toItems(ids: readonly string[], quantity: number) {
  return ids.map((id) => ({ id, quantity }));
}

async function getPieces(ctx: ServiceContext): Promise<Record<string, number>> {
  const { items } = await getCart(ctx);
  return Object.fromEntries(items.map((item) => [item.product_id, item.quantity]));
}

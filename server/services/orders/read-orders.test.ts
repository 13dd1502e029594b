import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { encodeCursor } from "#server/services/keyset-cursor.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertCustomer } from "#server/testing/insert-customer.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { createOrder } from "./create-order.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { removeOrder } from "./remove-order.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;
let asArta: ServiceContext;
let asBeni: ServiceContext;
/** All orders in the order in which they were placed, in turn by Arta, Beni and guests. */
const placed: { id: string; owner: string }[] = [];

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
  asArta = appContext.actAs(await insertCustomer(appContext.db));
  asBeni = appContext.actAs(await insertCustomer(appContext.db));
  const bearing = await insertProduct(appContext.db);
  const owners = { arta: asArta, beni: asBeni, guest: appContext.actAs(visitor) };
  for (let round = 0; round < 8; round += 1) {
    for (const [owner, ctx] of Object.entries(owners)) {
      const { id } = await createOrder(ctx, createOrderRequest([bearing]));
      placed.push({ id, owner });
    }
  }
  // Orders of the same millisecond differ only by id.
  const same = sql.join(
    placed.slice(6, 12).map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  await appContext.db.execute(sql`
    UPDATE orders SET created_at = (SELECT min(created_at) FROM orders WHERE id IN (${same}))
    WHERE id IN (${same})`);
});

afterAll(() => appContext.close());

// docs/product/orders.md#newest-first, docs/product/orders.md#own-orders-only
test("an admin sees every order, newest first", async () => {
  const { items, count, next_cursor } = await listOrders(asAdmin, { limit: 100 });
  expect({ count, next_cursor }).toEqual({ count: placed.length, next_cursor: null });
  expect(new Set(items.map((order) => order.id))).toEqual(new Set(placed.map(({ id }) => id)));
  const moments = items.map((order) => order.created_at);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

// docs/product/orders.md#own-orders-only
test("a customer sees only their own orders", async () => {
  for (const [ctx, owner] of [
    [asArta, "arta"],
    [asBeni, "beni"],
  ] as const) {
    const { items, count } = await listOrders(ctx, { limit: 100 });
    const own = placed.filter((order) => order.owner === owner).map(({ id }) => id);
    expect(count).toBe(own.length);
    expect(items.map((order) => order.id).toSorted()).toEqual(own.toSorted());
  }
});

// docs/product/orders.md#own-orders-only
test("a visitor gets no orders", async () => {
  const ctx = appContext.actAs(visitor);
  await expect(listOrders(ctx, { limit: 10 })).rejects.toMatchObject({ code: "unauthorized" });
  const call = getOrder(ctx, placed[2]?.id ?? "");
  await expect(call).rejects.toMatchObject({ code: "unauthorized" });
});

// docs/product/orders.md#newest-first
test.each([1, 5, 24])("pages of %d contain every order exactly once", async (limit) => {
  for (const ctx of [asAdmin, asBeni]) {
    const whole = await listOrders(ctx, { limit: 100 });
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listOrders(ctx, { limit, cursor });
      expect(page.count).toBe(whole.count);
      ids.push(...page.items.map((order) => order.id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined && ids.length <= placed.length);
    expect(ids).toEqual(whole.items.map((order) => order.id));
  }
});

test("another user's cursor doesn't reveal their orders", async () => {
  const page = await listOrders(asAdmin, { limit: 3 });
  const { items } = await listOrders(asArta, { limit: 100, cursor: page.next_cursor ?? "" });
  const own = new Set(placed.filter((order) => order.owner === "arta").map(({ id }) => id));
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter((order) => !own.has(order.id))).toEqual([]);
});

test.each([
  "x",
  encodeCursor("name-asc", { value: "a", id: randomUUID() }),
  encodeCursor("newest", { value: "yesterday", id: randomUUID() }),
  encodeCursor("newest", { value: "infinity", id: randomUUID() }),
  encodeCursor("newest", { value: "2026-13-01T00:00:00.000Z", id: randomUUID() }),
])("the foreign cursor %j is rejected", async (cursor) => {
  await expect(listOrders(asAdmin, { limit: 5, cursor })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("an order can be read by its owner and by an admin", async () => {
  const own = placed[0]?.id ?? "";
  expect(await getOrder(asArta, own)).toMatchObject({ id: own });
  expect(await getOrder(asAdmin, own)).toEqual(await getOrder(asArta, own));
});

// docs/product/orders.md#own-orders-only
test("another customer's order is not found, like one that doesn't exist", async () => {
  const missing = { code: "not_found", message: "Not found" };
  for (const id of [placed[0]?.id ?? "", placed[2]?.id ?? "", randomUUID()]) {
    await expect(getOrder(asBeni, id)).rejects.toMatchObject(missing);
  }
});

test("a deleted order is not found for any actor", async () => {
  const last = placed.pop()?.id ?? "";
  const own = placed.pop()?.id ?? "";
  await removeOrder(asAdmin, last);
  await removeOrder(asAdmin, own);
  for (const ctx of [asAdmin, asBeni]) {
    await expect(getOrder(ctx, own)).rejects.toMatchObject({ code: "not_found" });
    const { items } = await listOrders(ctx, { limit: 100 });
    expect(items.some((order) => order.id === own || order.id === last)).toBe(false);
  }
  expect(await listOrders(asAdmin, { limit: 1 })).toMatchObject({ count: placed.length });
  expect(await listOrders(asBeni, { limit: 1 })).toMatchObject({ count: 7 });
});

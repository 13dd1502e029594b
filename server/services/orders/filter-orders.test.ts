import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderQuery, OrderRequest } from "#domain/order-schema.ts";
import { storedStatuses } from "#domain/order-status.ts";
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
import { listOrders } from "./list-orders.ts";
import { removeOrder } from "./remove-order.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;
let asArta: ServiceContext;
/** Order ids by the customer's first name. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
  asArta = appContext.actAs(await insertCustomer(appContext.db));
  const bearing = await insertProduct(appContext.db, { name: "Kushineta 6205 ZZ" });
  const belt = await insertProduct(appContext.db, { name: "Rrip 100%_V" });
  const guest = appContext.actAs(visitor);
  const place = async (
    ctx: ServiceContext,
    product: string,
    fields: Partial<OrderRequest>,
  ): Promise<void> => {
    const { id } = await createOrder(ctx, createOrderRequest([product], fields));
    ids[fields.customer_name?.split(" ", 1).join("") ?? ""] = id;
  };
  await place(guest, bearing, {
    customer_name: "Ëngjëll Çela",
    phone: "+355 69 123 4567",
    city: "Shkodër",
    shipping_method: "Rruga Studenti 100%",
  });
  await place(guest, belt, {
    customer_name: "Beni Hoxha",
    phone: "069/765-4321",
    country: "Kosovë",
    city: "Pejë",
    shipping_method: "Rr. A_B 7",
  });
  await place(asArta, bearing, { customer_name: "Arta Hoxha", phone: "0038344000111" });
  await place(asAdmin, belt, { customer_name: "Admin Own", phone: "042" });
});

afterAll(() => appContext.close());

test.each<[string, string[]]>([
  ["engjell", ["Ëngjëll"]],
  ["ËNGJËLL ÇELA", ["Ëngjëll"]],
  ["hoxha", ["Beni", "Arta"]],
  ["shkoder", ["Ëngjëll"]],
  ["studenti", ["Ëngjëll"]],
  ["6205", ["Ëngjëll", "Arta"]],
  ["kushineta 6205 zz", ["Ëngjëll", "Arta"]],
  ["rrip", ["Beni", "Admin"]],
  ["unknown", []],
])("the search for %j finds %j", async (search, found) => {
  expect(await find(asAdmin, { search })).toEqual(getIds(found));
});

test.each<[string, string[]]>([
  ["+355 69 123 4567", ["Ëngjëll"]],
  ["0691234567", ["Ëngjëll"]],
  ["00355 69 123-45-67", ["Ëngjëll"]],
  ["123 45", ["Ëngjëll"]],
  ["(069) 765 4321", ["Beni"]],
  ["+355697654321", ["Beni"]],
  ["044 000 111", ["Arta"]],
  ["+383 44/000.111", ["Arta"]],
])("a phone number typed as %s finds %j", async (search, found) => {
  expect(await find(asAdmin, { search })).toEqual(getIds(found));
});

test("the order number finds the order, in capitals too", async () => {
  const id = ids["Arta"] ?? "";
  expect(await find(asAdmin, { search: id.slice(0, 8) })).toEqual([id]);
  expect(await find(asAdmin, { search: id.toUpperCase() })).toEqual([id]);
});

test.each<[string, string[]]>([
  ["%", ["Ëngjëll", "Beni", "Admin"]],
  ["100%", ["Ëngjëll", "Beni", "Admin"]],
  ["100%_", ["Beni", "Admin"]],
  ["_", ["Beni", "Admin"]],
  ["a_b", ["Beni"]],
  ["a%b", []],
  ["\\", []],
  ["%%", []],
  ["'; DROP TABLE orders; --", []],
  ["' OR 1=1 --", []],
  ["$1", []],
  ["😀".repeat(25), []],
  ["<script>", []],
])("S34 the search %j is literal and finds %j", async (search, found) => {
  expect(await find(asAdmin, { search })).toEqual(getIds(found));
});

test("the status filter uses shown statuses: pending includes new", async () => {
  for (const [index, name] of ["Ëngjëll", "Beni", "Arta", "Admin"].entries()) {
    await setStatus(name, storedStatuses[index] ?? "new");
  }
  expect(await find(asAdmin, { status: "pending" })).toEqual(getIds(["Ëngjëll", "Beni"]));
  expect(await find(asAdmin, { status: "processing" })).toEqual(getIds(["Arta"]));
  expect(await find(asAdmin, { status: "completed" })).toEqual(getIds(["Admin"]));
  expect(await find(asAdmin, { status: "confirmed" })).toEqual([]);
  expect(await find(asAdmin, { status: "pending", search: "hoxha" })).toEqual(getIds(["Beni"]));
});

// docs/product/admin.md#search-in-orders, docs/product/admin.md#periods
test("a day is a calendar day in Tirana, in summer and winter", async () => {
  const moments = {
    Ëngjëll: "2026-07-14T22:00:00.000Z",
    Beni: "2026-07-14T21:59:59.999Z",
    Arta: "2026-01-15T22:59:59.999Z",
    Admin: "2026-01-15T23:00:00.000Z",
  };
  for (const [name, moment] of Object.entries(moments)) {
    await appContext.db.execute(
      sql`UPDATE orders SET created_at = ${moment} WHERE id = ${ids[name]}`,
    );
  }
  expect(await find(asAdmin, { day: "2026-07-15" })).toEqual(getIds(["Ëngjëll"]));
  expect(await find(asAdmin, { day: "2026-07-14" })).toEqual(getIds(["Beni"]));
  expect(await find(asAdmin, { day: "2026-01-15" })).toEqual(getIds(["Arta"]));
  expect(await find(asAdmin, { day: "2026-01-16" })).toEqual(getIds(["Admin"]));
  const winter = { day: "2026-01-15", until: "2026-01-16" };
  expect(await find(asAdmin, winter)).toEqual(getIds(["Arta", "Admin"]));
  expect(await find(asAdmin, { until: "2026-01-15" })).toEqual(getIds(["Arta"]));
  expect(await find(asAdmin, { day: "2026-07-15", until: "2026-07-14" })).toEqual([]);
  for (const day of ["0001-01-01", "9999-12-31", "2024-02-29"]) {
    expect(await find(asAdmin, { day })).toEqual([]);
  }
  const zero = listOrders(asAdmin, { day: "0000-01-01", limit: 1 });
  await expect(zero).rejects.toMatchObject({ code: "invalid_input" });
});

test("'own' returns only the caller's orders, also for an admin", async () => {
  expect(await find(asAdmin, { scope: "own" })).toEqual(getIds(["Admin"]));
  expect(await find(asAdmin, { scope: "own", search: "hoxha" })).toEqual([]);
  expect(await find(asArta, { scope: "own" })).toEqual(getIds(["Arta"]));
});

test.each<Partial<OrderQuery>>([
  {},
  { scope: "all" },
  { search: "hoxha" },
  { search: "a" },
  { search: "", status: "processing" },
  { day: "2026-01-15" },
])("S30 a customer gets only their own orders, whatever the filters: %j", async (filter) => {
  expect(await find(asArta, filter)).toEqual(getIds(["Arta"]));
});

test("pages of a search contain every match exactly once", async () => {
  const first = await listOrders(asAdmin, { search: "hoxha", limit: 1 });
  expect(first).toMatchObject({ count: 2, next_cursor: expect.any(String) });
  const cursor = first.next_cursor ?? undefined;
  const second = await listOrders(asAdmin, { search: "hoxha", limit: 1, cursor });
  expect(second.next_cursor).toBeNull();
  const got = [...first.items, ...second.items].map((order) => order.id);
  expect(got.toSorted()).toEqual(getIds(["Beni", "Arta"]));
});

test("only admins list deleted orders, last deleted first, with the admin and the time", async () => {
  const names = ["Arta", "Ëngjëll", "Beni", "Admin"];
  for (const name of names) await removeOrder(asAdmin, ids[name] ?? "");
  const dayMs = 86_400_000;
  const now = Date.now();
  const moments = [now - 2 * dayMs, now - dayMs, now - 31 * dayMs, now - 30 * dayMs + 60_000];
  for (const [index, name] of names.entries()) {
    const deletedAt = new Date(moments[index] ?? 0).toISOString();
    await appContext.db.execute(
      sql`UPDATE orders SET deleted_at = ${deletedAt} WHERE id = ${ids[name]}`,
    );
  }
  await appContext.db.execute(
    sql`UPDATE orders SET deleted_by = 'gone' WHERE id = ${ids["Admin"]}`,
  );
  const { items, count } = await listOrders(asAdmin, { scope: "deleted", limit: 10 });
  expect(count).toBe(3);
  expect(items.map(({ id, deleted_at, deleted_by }) => [id, deleted_at, deleted_by])).toEqual([
    [ids["Ëngjëll"], toIso(moments[1]), "Test Admin"],
    [ids["Arta"], toIso(moments[0]), "Test Admin"],
    [ids["Admin"], toIso(moments[3]), null],
  ]);
  expect(await find(asAdmin, { scope: "deleted", search: "hoxha" })).toEqual(getIds(["Arta"]));
  const pages = [];
  let cursor: string | undefined;
  do {
    const page = await listOrders(asAdmin, { scope: "deleted", limit: 1, cursor });
    pages.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && pages.length < 4);
  expect(pages).toEqual(items);
  expect(await find(asAdmin, {})).toEqual([]);
  await expect(find(asArta, { scope: "deleted" })).rejects.toMatchObject({ code: "forbidden" });
  await expect(find(appContext.actAs(visitor), { scope: "deleted" })).rejects.toMatchObject({
    code: "unauthorized",
  });
  const foreign = encodeCursor("newest", { value: toIso(now), id: ids["Arta"] ?? "" });
  await expect(
    listOrders(asAdmin, { scope: "deleted", limit: 1, cursor: foreign }),
  ).rejects.toMatchObject({ code: "invalid_input" });
});

async function find(ctx: ServiceContext, filter: Partial<OrderQuery>): Promise<string[]> {
  const { items, count } = await listOrders(ctx, { ...filter, limit: 100 });
  expect(count).toBe(items.length);
  return items.map((order) => order.id).toSorted();
}

function getIds(names: readonly string[]): string[] {
  return names.map((name) => ids[name] ?? "").toSorted();
}

function toIso(moment: number | undefined): string {
  return new Date(moment ?? 0).toISOString();
}

async function setStatus(name: string, status: string): Promise<void> {
  await appContext.db.execute(sql`UPDATE orders SET status = ${status} WHERE id = ${ids[name]}`);
}

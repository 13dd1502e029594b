import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminProductSorts, type AdminProductState } from "#domain/admin-list.ts";
import type { AdminProductQuery } from "#domain/product-schema.ts";
import { visitor } from "#domain/roles.ts";
import { schema } from "#server/db/client.ts";
import { users } from "#server/db/schema/auth.ts";
import { encodeCursor } from "#server/services/keyset-cursor.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { runAsOwner } from "#server/testing/test-database.ts";
import { listAdminProducts, type AdminProductList } from "./list-admin-products.ts";
import { removeProduct } from "./remove-product.ts";

const everything = { state: "all", sort: "newest", limit: 100 } as const;
const dayMs = 86_400_000;

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  // Few distinct names, times and counts, so that most adjacent rows are equal and differ only by id.
  await appContext.db.execute(sql`
    INSERT INTO products (id, name, price, category, brand, stock_quantity, is_active, created_at, deleted_at)
    SELECT gen_random_uuid(), (ARRAY['Zgara', 'Çelik', 'celik', 'Ëmbël', 'elb'])[1 + n % 5], 1, 'Bulk',
      'Maker', n % 4, n % 3 > 0, '2026-01-01'::timestamptz + n % 6 * interval '1 hour',
      CASE WHEN n > 40 THEN now() - n % 2 * interval '1 hour' END
    FROM generate_series(1, 60) AS n`);
});

afterAll(() => appContext.close());

function list(query: Partial<AdminProductQuery> = {}): Promise<AdminProductList> {
  return listAdminProducts(appContext.actAs(testAdmin), { ...everything, ...query });
}

async function getNames(query: Partial<AdminProductQuery>): Promise<string[]> {
  const { items, count } = await list(query);
  expect(count).toBe(items.length);
  return items.map((item) => item.name);
}

test("each state lists its products, including hidden ones with low or no stock", async () => {
  const category = "States";
  const rows = [
    { name: "plenty", stockQuantity: 6 },
    { name: "low", stockQuantity: 5 },
    { name: "empty", stockQuantity: 0 },
    { name: "hidden low", stockQuantity: 2, isActive: false },
    { name: "own threshold", stockQuantity: 6, lowStockThreshold: 6 },
    { name: "no threshold", stockQuantity: 1, lowStockThreshold: 0 },
    { name: "gone", stockQuantity: 0, deletedAt: new Date() },
  ];
  for (const row of rows) await insertProduct(appContext.db, { ...row, category });
  const sort = "name-asc";
  const found: Record<string, string[]> = {};
  for (const state of [
    "all",
    "active",
    "hidden",
    "low-stock",
    "out-of-stock",
    "deleted",
  ] as const) {
    found[state] = await getNames({ state, category, sort });
  }
  expect(found).toEqual({
    all: ["empty", "hidden low", "low", "no threshold", "own threshold", "plenty"],
    active: ["empty", "low", "no threshold", "own threshold", "plenty"],
    hidden: ["hidden low"],
    "low-stock": ["empty", "hidden low", "low", "own threshold"],
    "out-of-stock": ["empty"],
    deleted: ["gone"],
  });
});

test("deleted products of the last 30 days are listed, last deleted first, with the admin", async () => {
  const category = "Deleted";
  const asAdmin = appContext.actAs(testAdmin);
  const at = (name: string, days: number): Promise<string> =>
    insertProduct(appContext.db, {
      name,
      category,
      deletedAt: new Date(Date.now() - days * dayMs),
    });
  await at("long ago", 30.01);
  await at("almost too long ago", 29.99);
  await at("lately", 2);
  const id = await insertProduct(appContext.db, { name: "just now", category });
  await removeProduct(asAdmin, id);
  const former = randomUUID();
  await appContext.db
    .insert(users)
    .values({ id: former, name: "Former Admin", email: `${former}@shop.example` });
  const byFormer = await insertProduct(appContext.db, { name: "by a former", category });
  const formerAdmin = { ...testAdmin, userId: former } as const;
  await removeProduct(appContext.actAs(formerAdmin), byFormer);
  await appContext.db.execute(sql`DELETE FROM users WHERE id = ${former}`);
  const { items } = await list({ state: "deleted", category, sort: "name-asc" });
  expect(items.map((item) => [item.name, item.deleted_by])).toEqual([
    ["by a former", null],
    ["just now", "Test Admin"],
    ["lately", null],
    ["almost too long ago", null],
  ]);
  expect(items.every((item) => item.deleted_at !== null)).toBe(true);
  expect((await list({ category: "States" })).items.map((item) => item.deleted_at)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test("names are sorted alphabetically, ignoring case and accents", async () => {
  const names = await getNames({ category: "Bulk", sort: "name-asc" });
  expect([...new Set(names)]).toEqual(["celik", "Çelik", "elb", "Ëmbël", "Zgara"]);
});

test("the lowest stock comes first", async () => {
  const { items } = await list({ category: "Bulk", sort: "stock-asc" });
  const counts = items.map((item) => item.stock_quantity);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

const states: AdminProductState[] = ["all", "active", "hidden", "low-stock", "deleted"];

test.each(
  adminProductSorts.flatMap((sort) => [
    ...states.map((state) => ({ sort, state, category: "Bulk" })),
    { sort, state: "all" as const, search: "CELIK" },
  ]),
)("pages contain every product exactly once, in order: %j", async (query) => {
  const whole = await list(query);
  expect(whole.items.length).toBeGreaterThan(5);
  for (const limit of [1, 7]) {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...query, limit, cursor });
      expect(page.count).toBe(whole.items.length);
      ids.push(...page.items.map((item) => item.id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined && ids.length < 200);
    expect(ids).toEqual(whole.items.map((item) => item.id));
  }
});

// docs/product/shop.md#literal-search
test.each([
  ["unaze", ["Unazë 100%"]],
  ["UNAZË", ["Unazë 100%"]],
  ["100%", ["Unazë 100%"]],
  ["%", ["Unazë 100%"]],
  ["m_8", ["M_8"]],
  ["_", ["M_8"]],
  ["\\", [String.raw`C:\belts`]],
  ["skf", ["M_8"]],
  ["gomë e fortë", [String.raw`C:\belts`]],
  ["' OR 1=1 --", []],
  [String.raw`\%`, []],
  ["x".repeat(200), []],
])("the search for %j finds %j", async (search, names) => {
  const category = `Search ${search.slice(0, 20)}`;
  await insertProduct(appContext.db, { name: "Unazë 100%", category });
  await insertProduct(appContext.db, { name: "M_8", brand: "SKF", category });
  const description = "Gome e forte";
  await insertProduct(appContext.db, { name: String.raw`C:\belts`, description, category });
  await insertProduct(appContext.db, { name: "MX8", category });
  expect(await getNames({ search, category })).toEqual(names);
});

const someId = randomUUID();
// docs/product/shop.md#literal-search
test.each([
  ["newest", "x"],
  ["newest", encodeCursor("name-asc", { value: "a", id: someId })],
  ["newest", encodeCursor("newest", { value: "now", id: someId })],
  ["name-asc", encodeCursor("name-asc", { value: "a\0", id: someId })],
  ["stock-asc", encodeCursor("stock-asc", { value: "-1", id: someId })],
  ["stock-asc", encodeCursor("stock-asc", { value: "1.5", id: someId })],
  ["stock-asc", encodeCursor("stock-asc", { value: "1", id: "1" })],
] as const)("sorted by %s, the foreign cursor %j is rejected", async (sort, cursor) => {
  const details = { fields: ["cursor"] };
  await expect(list({ sort, cursor })).rejects.toMatchObject({ code: "invalid_input", details });
});

test("the largest count a cursor accepts returns an empty page", async () => {
  const cursor = encodeCursor("stock-asc", { value: "9999999999", id: someId });
  expect((await list({ sort: "stock-asc", cursor })).items).toEqual([]);
});

// docs/product/admin.md#unknown-products
test.each([
  ["a visitor", visitor, "unauthorized"],
  ["a customer", testCustomer, "forbidden"],
] as const)("%s is denied the dashboard's list", async (_, actor, code) => {
  const asked = listAdminProducts(appContext.actAs(actor), everything);
  await expect(asked).rejects.toMatchObject({ code });
});

// docs/product/reliability.md#large-shops
test("the search uses an index instead of a full scan", async () => {
  await appContext.db.execute(sql`
    INSERT INTO products (id, name, price, description)
    SELECT gen_random_uuid(), 'Scale ' || md5(n::text), 1, md5((n + 1)::text)
    FROM generate_series(1, 4000) AS n`);
  await runAsOwner(appContext.databaseUrl, "VACUUM ANALYZE products");
  const statements: { text: string; values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]): void =>
    void statements.push({ text, values });
  const db = drizzle(appContext.db.$client, { schema, logger: { logQuery } });
  const ctx = { ...appContext.actAs(testAdmin), db };
  await listAdminProducts(ctx, { ...everything, search: "c4ca4238a" });
  const count = statements.find(({ text }) => text.includes("count(*)"));
  const { rows } = await appContext.db.$client.query<Record<"QUERY PLAN", string>>(
    `EXPLAIN ${count?.text}`,
    count?.values,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("products_admin_text");
  expect(plan).not.toContain("Seq Scan");
});

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductQuery } from "#domain/product-schema.ts";
import { shopSorts, type ShopSort } from "#domain/shop-list.ts";
import { encodeCursor } from "#server/services/keyset-cursor.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { listProducts } from "./list-products.ts";

const bulk = 36;
const everything = { sort: "name-asc", limit: 100 } as const;

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  // Few distinct names and prices, so that most adjacent rows are equal and differ only by id.
  await appContext.db.execute(sql`
    INSERT INTO products (id, name, price, category, brand)
    SELECT gen_random_uuid(), 'Item ' || n % 7, n % 5, 'Bulk', CASE WHEN n % 2 = 0 THEN 'Even' ELSE 'Odd' END
    FROM generate_series(1, ${bulk}::int) AS n`);
  const samples = [
    { name: "Guarnicion shtrëngues 40x62", description: "Për boshte", price: "3.20" },
    { name: "Ëndërr", description: "ÇELËS", price: "1.00" },
    { name: "Rrip 100% gome", description: "", price: "2.00" },
    { name: "Rrip 100 gome", description: "", price: "2.00" },
    { name: "M_8 bolt", description: "", price: "2.00" },
    { name: "MX8 bolt", description: "", price: "2.00" },
    { name: String.raw`Path C:\belts`, description: "", price: "2.00" },
    { name: "Лежиште СКФ", description: "", price: "2.00" },
    { name: "Sleeping", description: "", price: "2.00", isActive: false },
    { name: "Deleted", description: "", price: "2.00", deletedAt: new Date() },
  ];
  for (const columns of samples) {
    await insertProduct(appContext.db, { ...columns, category: "Named", brand: "Sample" });
  }
});

afterAll(() => appContext.close());

// docs/product/shop.md#literal-search
test.each([
  ["shtrenguese", []],
  ["shtrengues", ["Guarnicion shtrëngues 40x62"]],
  ["SHTRËNGUES", ["Guarnicion shtrëngues 40x62"]],
  ["shtre\u0308ngues", ["Guarnicion shtrëngues 40x62"]],
  ["boshte", ["Guarnicion shtrëngues 40x62"]],
  ["PER BOSHTE", ["Guarnicion shtrëngues 40x62"]],
  ["enderr", ["Ëndërr"]],
  ["çelës", ["Ëndërr"]],
  ["лежиште скф", ["Лежиште СКФ"]],
  ["100%", ["Rrip 100% gome"]],
  ["%", ["Rrip 100% gome"]],
  ["m_8", ["M_8 bolt"]],
  ["_", ["M_8 bolt"]],
  [String.raw`c:\b`, [String.raw`Path C:\belts`]],
  ["\\", [String.raw`Path C:\belts`]],
  [String.raw`\%`, []],
  ["' OR 1=1 --", []],
  ["sleeping", []],
  ["deleted", []],
])("the search for %j finds %j", async (search, names) => {
  const found = await listProducts(appContext.actAs(), { ...everything, search });
  expect({ names: found.items.map((item) => item.name), count: found.count }).toEqual({
    names,
    count: names.length,
  });
});

// docs/product/shop.md#search-in-name-and-description
// docs/product/shop.md#literal-search
test("one or two characters find what contains them, wherever they are", async () => {
  const text =
    "Guarnicion shtrëngues 40x62\nPër boshte, Ëndërr, ÇELËS, 100% gome, M_8, C:\\belts, Лежиште";
  const parts = Array.from(text).flatMap((one, place) => [one, text.slice(place, place + 2)]);
  const others = ["ß", "½", "zz", "%%", "_%", "é", "- -", "a-", "--", "😀", "'"];
  for (const search of new Set([...parts, ...others])) {
    const { rows } = await appContext.db.execute<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM products
      WHERE is_active AND deleted_at IS NULL AND strpos(fold_text(name || chr(10) || description), fold_text(${search})) > 0`);
    const list = await listProducts(appContext.actAs(), { ...everything, search });
    expect([search, list.count, list.items.length]).toEqual([
      search,
      rows[0]?.count,
      rows[0]?.count,
    ]);
  }
});

test("a word with diacritics is found by the word without them", async () => {
  await insertProduct(appContext.db, { name: "Unazë shtrënguese", category: "Later" });
  const found = await listProducts(appContext.actAs(), {
    ...everything,
    search: "shtrenguese",
  });
  expect(found.items.map((item) => item.name)).toEqual(["Unazë shtrënguese"]);
});

test("names are sorted alphabetically, not by code point", async () => {
  const names = ["Çelik", "celik", "zinc", "Elb", "Ëmbël", "Zgara", "dado", "Celik"];
  for (const name of names) await insertProduct(appContext.db, { name, category: "Order" });
  const { items } = await listProducts(appContext.actAs(), {
    ...everything,
    category: "Order",
  });
  expect(items.map((item) => item.name)).toEqual([
    "celik",
    "Celik",
    "Çelik",
    "dado",
    "Elb",
    "Ëmbël",
    "Zgara",
    "zinc",
  ]);
});

// docs/product/shop.md#sort-orders
test("prices are compared in euro, whatever the product's currency", async () => {
  const category = "Currencies";
  await insertProduct(appContext.db, { name: "9 EUR", price: "9.00", category });
  await insertProduct(appContext.db, { name: "10 USD", price: "10.00", currency: "USD", category });
  await insertProduct(appContext.db, {
    name: "500 ALL",
    price: "500.00",
    currency: "ALL",
    category,
  });
  const cheapest = { sort: "price-asc", category, limit: 10 } as const;
  const { items } = await listProducts(appContext.actAs(), cheapest);
  expect(items.map((item) => item.name)).toEqual(["500 ALL", "10 USD", "9 EUR"]);
  const dearest = await listProducts(appContext.actAs(), {
    ...cheapest,
    sort: "price-desc",
  });
  expect(dearest.items).toEqual(items.toReversed());
});

const filters: Omit<ProductQuery, "sort" | "limit">[] = [
  { category: "Bulk" },
  { category: "Bulk", brand: "Odd" },
  { brand: "Even" },
  { search: "ITEM" },
  { search: "item 3", category: "Bulk", brand: "Even" },
];

test.each(shopSorts.flatMap((sort) => filters.map((filter) => ({ sort, ...filter }))))(
  "pages contain every product exactly once, in order: %j",
  async (query) => {
    const whole = await listProducts(appContext.actAs(), { ...query, limit: 100 });
    for (const limit of [1, 7]) {
      const pages = await walk({ ...query, limit });
      expect(pages.items.map((item) => item.id)).toEqual(whole.items.map((item) => item.id));
      expect(new Set(pages.counts)).toEqual(new Set([whole.items.length]));
    }
  },
);

// docs/product/shop.md#pages-from-the-server
test.each(shopSorts)(
  "products added between two pages cause neither repeats nor gaps: %s",
  async (sort) => {
    const category = `Growing ${sort}`;
    const early = new Set<string>();
    for (let n = 0; n < 20; n += 1) early.add(await insertNumbered(n, category));
    const { items } = await walk({ sort, category, limit: 4 }, () =>
      insertNumbered(Math.floor(Math.random() * 20), category),
    );
    const ids = items.map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...early].filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test("a product hidden between two pages is no longer counted, and its neighbours stay", async () => {
  const category = "Shrinking";
  for (let n = 0; n < 6; n += 1) await insertNumbered(n, category);
  const first = await listProducts(appContext.actAs(), {
    ...everything,
    category,
    limit: 2,
  });
  await appContext.db.execute(
    sql`UPDATE products SET is_active = false WHERE id = ${first.items[1]?.id}`,
  );
  const second = await listProducts(appContext.actAs(), {
    ...everything,
    category,
    cursor: first.next_cursor ?? "",
  });
  expect(second.count).toBe(5);
  expect(second.items.map((item) => item.name)).toEqual(["N02", "N03", "N04", "N05"]);
});

const someId = randomUUID();
const damaged: [ShopSort, string][] = [
  ["name-asc", ""],
  ["name-asc", "x"],
  ["name-asc", "bm90IGpzb24"],
  ["name-asc", encodeCursor("price-asc", { value: "1.00", id: someId })],
  ["name-asc", encodeCursor("name-asc", { value: "a", id: "1" })],
  ["name-asc", encodeCursor("name-asc", { value: "a\0", id: someId })],
  ["name-asc", encodeCursor("newest", { value: "2026-01-01T00:00:00.000Z", id: someId })],
  ["price-asc", encodeCursor("price-asc", { value: "a", id: someId })],
  ["price-asc", encodeCursor("price-asc", { value: "", id: someId })],
  ["price-desc", encodeCursor("price-desc", { value: "NaN", id: someId })],
  ["price-desc", encodeCursor("price-desc", { value: "1e400", id: someId })],
  ["price-asc", Buffer.from(JSON.stringify(["price-asc", 1, someId])).toString("base64url")],
  ["price-asc", Buffer.from(JSON.stringify({ value: "1", id: someId })).toString("base64url")],
];

// docs/product/shop.md#literal-search
test.each(damaged)("sorted by %s, the foreign cursor %j is rejected", async (sort, cursor) => {
  await expect(listProducts(appContext.actAs(), { sort, cursor, limit: 5 })).rejects.toMatchObject({
    code: "invalid_input",
    details: { fields: ["cursor"] },
  });
});

async function walk(
  query: ProductQuery,
  betweenPages?: () => Promise<unknown>,
): Promise<{ items: { id: string }[]; counts: number[] }> {
  const items: { id: string }[] = [];
  const counts: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listProducts(appContext.actAs(), { ...query, cursor });
    expect(page.items.length).toBeLessThanOrEqual(query.limit);
    items.push(...page.items);
    counts.push(page.count);
    cursor = page.next_cursor ?? undefined;
    await betweenPages?.();
  } while (cursor !== undefined && counts.length < 200);
  return { items, counts };
}

function insertNumbered(n: number, category: string): Promise<string> {
  const name = `N${String(n).padStart(2, "0")}`;
  return insertProduct(appContext.db, { name, price: String(n % 3), category });
}

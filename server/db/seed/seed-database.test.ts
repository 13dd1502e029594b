import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bearingBrands, beltBrands, shopCategories } from "#domain/taxonomy.ts";
import { brands, productCounts, products } from "#server/db/schema/shop.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { seedDatabase } from "./seed-database.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.close());

test("an empty database gets the ten brands and 157 products, and a second run adds nothing", async () => {
  await seedDatabase(database.db, "sample");
  expect(await countRows()).toEqual({ brands: 10, products: 157 });
  const [first] = await database.db.select().from(products).limit(1);
  await database.db
    .update(products)
    .set({ name: "Renamed" })
    .where(eq(products.id, first?.id ?? ""));
  await seedDatabase(database.db, "sample");
  expect(await countRows()).toEqual({ brands: 10, products: 157 });
  expect(await database.db.$count(products, eq(products.name, "Renamed"))).toBe(1);
});

test("the brands are the specified ones", async () => {
  await seedDatabase(database.db, "none");
  const names = (await database.db.select().from(brands)).map((brand) => brand.name);
  expect(new Set(names)).toEqual(new Set([...bearingBrands, ...beltBrands]));
});

test("without samples there are brands and no products", async () => {
  await seedDatabase(database.db, "none");
  expect(await countRows()).toEqual({ brands: 10, products: 0 });
});

// docs/product/reliability.md#one-migration
test("servers that start together seed once", async () => {
  await Promise.all([1, 2, 3].map(() => seedDatabase(database.db, "sample")));
  expect(await countRows()).toEqual({ brands: 10, products: 157 });
});

test("the samples cover every category of the shop and every stock state, with correct counters", async () => {
  await seedDatabase(database.db, "sample");
  const rows = await database.db.select().from(products);
  const categories = new Set(rows.map((row) => row.category));
  expect(shopCategories.filter((option) => !categories.has(option.value))).toEqual([]);
  expect(rows.some((row) => row.stockQuantity === 0)).toBe(true);
  expect(rows.some((row) => row.stockQuantity > row.lowStockThreshold)).toBe(true);
  const visible = rows.filter((row) => row.isActive).length;
  const counters = await database.db.select().from(productCounts);
  expect(counters.reduce((sum, counter) => sum + counter.count, 0)).toBe(visible);
});

async function countRows(): Promise<{ brands: number; products: number }> {
  return {
    brands: await database.db.$count(brands),
    products: await database.db.$count(products),
  };
}

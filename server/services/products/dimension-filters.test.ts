import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductFilter } from "#domain/product-schema.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { listProductDimensions } from "./list-product-dimensions.ts";
import { listProducts } from "./list-products.ts";
import { updateProduct } from "./update-product.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  const bearing = { category: "Bearings", brand: "NSK" };
  const samples = [
    { name: "6205", boreMm: 25, outsideDiameterMm: 52, widthMm: 15, seals: "open", ...bearing },
    {
      name: "6205DDU",
      boreMm: 25,
      outsideDiameterMm: 52,
      widthMm: 15,
      seals: "contact seals",
      ...bearing,
    },
    { name: "Inch", boreMm: 25.4, outsideDiameterMm: 50.8, ...bearing },
    {
      name: "6206",
      boreMm: 30,
      outsideDiameterMm: 62,
      widthMm: 16,
      category: "Bearings",
      brand: "SKF",
    },
    { name: "A42", lengthMm: 1067, section: "A", category: "Belts" },
    { name: "HTD", lengthMm: 1200, widthMm: 30, section: "HTD-8M", category: "Belts" },
    { name: "T2.5", lengthMm: 200, section: "T2.5", category: "Belts" },
    { name: "Unknown", ...bearing },
    { name: "Hidden", boreMm: 25, isActive: false, ...bearing },
    { name: "Deleted", boreMm: 25, deletedAt: new Date(), ...bearing },
  ] as const;
  for (const columns of samples) await insertProduct(appContext.db, columns);
});

afterAll(() => appContext.close());

const listed: readonly (readonly [ProductFilter, string[]])[] = [
  [{ bore: "25" }, ["6205", "6205DDU"]],
  [{ bore: "25,0 mm" }, ["6205", "6205DDU"]],
  [{ bore: "d25" }, ["6205", "6205DDU"]],
  // A worn bore of 24.9 is near 25; 25.4, an inch, isn't.
  [{ bore: "24.9" }, ["6205", "6205DDU"]],
  [{ bore: "25.4" }, ["Inch"]],
  [{ bore: "1 in" }, ["Inch"]],
  // The tolerance of 25.2 is 0.252, so that both are near it.
  [{ bore: "25.2" }, ["6205", "6205DDU", "Inch"]],
  [{ bore: "25-25.4" }, ["6205", "6205DDU", "Inch"]],
  [{ bore: "25.4 to 30 mm" }, ["6206", "Inch"]],
  [{ bore: "from 25.401" }, ["6206"]],
  [{ bore: "≤25" }, ["6205", "6205DDU"]],
  [{ length: "1067-1200", width: "30+" }, ["HTD"]],
  [{ bore: "31-40" }, []],
  [{ outside: "52" }, ["6205", "6205DDU"]],
  [{ outside: "51.7" }, ["6205", "6205DDU"]],
  [{ outside: "51.699" }, []],
  [{ outside: "52.3" }, ["6205", "6205DDU"]],
  [{ outside: "52.301" }, []],
  [{ width: "15" }, ["6205", "6205DDU"]],
  [{ width: "15.151" }, ["6205", "6205DDU"]],
  [{ width: "15.16" }, []],
  [{ length: "1067" }, ["A42"]],
  [{ length: "1067.3" }, ["A42"]],
  [{ length: "1068" }, []],
  [{ seals: "contact seals" }, ["6205DDU"]],
  [{ seals: "shields" }, []],
  [{ section: "a" }, ["A42"]],
  [{ section: "htd 8m" }, ["HTD"]],
  [{ section: "T2,5" }, ["T2.5"]],
  [{ section: "T25" }, []],
  [{ section: "-" }, []],
  [{ section: "%" }, []],
  [{ bore: "25", outside: "52", width: "15", seals: "open" }, ["6205"]],
  [{ bore: "25", outside: "62" }, []],
  [{ bore: "25", search: "ddu" }, ["6205DDU"]],
  [{ bore: "30", category: "Bearings", brand: "NSK" }, []],
  [{ bore: "30", category: "Bearings", brand: "SKF" }, ["6206"]],
  [{ bore: "", section: "", category: "Belts" }, ["A42", "HTD", "T2.5"]],
];

// docs/product/shop.md#dimension-filters, docs/product/shop.md#ranges-of-figures
test.each(listed)("%j lists exactly its products, with their count", async (filter, names) => {
  const answer = await list(filter, 100);
  expect(answer.items.map(({ name }) => name)).toEqual(names);
  expect(answer.count).toBe(names.length);
});

// docs/product/shop.md#dimension-filters
test("pages of a filtered list neither repeat nor omit a product", async () => {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ bore: "25.2" }, 1, cursor);
    expect(page.count).toBe(3);
    names.push(...page.items.map(({ name }) => name));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(names).toEqual(["6205", "6205DDU", "Inch"]);
});

// docs/product/shop.md#dimension-counts
test("each list of values counts what the other filters leave", async () => {
  const all = await listProductDimensions(appContext.actAs(), {});
  expect(all.bore).toEqual([
    { value: 25, count: 2 },
    { value: 25.4, count: 1 },
    { value: 30, count: 1 },
  ]);
  expect(all.seals).toEqual([
    { value: "contact seals", count: 1 },
    { value: "open", count: 1 },
  ]);
  expect(all.section.map(({ value }) => value)).toEqual(["A", "HTD-8M", "T2.5"]);
  const narrowed = await listProductDimensions(appContext.actAs(), { bore: "25", seals: "open" });
  // Its own filter doesn't narrow a list, so that another bore with open sides could be chosen.
  expect(narrowed.bore).toEqual([{ value: 25, count: 1 }]);
  expect(narrowed.seals).toEqual([
    { value: "contact seals", count: 1 },
    { value: "open", count: 1 },
  ]);
  expect(narrowed.outside).toEqual([{ value: 52, count: 1 }]);
  expect(narrowed.length).toEqual([]);
  const belts = await listProductDimensions(appContext.actAs(), {
    category: "Belts",
    search: "a4",
  });
  expect(belts.length).toEqual([{ value: 1067, count: 1 }]);
});

// docs/product/shop.md#dimension-counts
test("a list of values has the 200 that most products have", async () => {
  await appContext.db.execute(sql`
    INSERT INTO products (id, name, price, category, bore_mm)
    SELECT gen_random_uuid(), 'Many', 1, 'Many', 1000 + n / 2 FROM generate_series(0, 500) n`);
  const { bore } = await listProductDimensions(appContext.actAs(), { category: "Many" });
  expect(bore).toHaveLength(200);
  expect(new Set(bore.map(({ count }) => count))).toEqual(new Set([2]));
  expect(bore.map(({ value }) => value)).toEqual(
    bore.map(({ value }) => value).toSorted((a, b) => a - b),
  );
  await appContext.db.execute(sql`DELETE FROM products WHERE category = 'Many'`);
});

test("a changed dimension is found at once, a hidden product no longer", async () => {
  const id = await insertProduct(appContext.db, { name: "Changing", category: "Changing" });
  const ctx = appContext.actAs(testAdmin);
  const count = async (): Promise<number> =>
    (await list({ bore: "77", category: "Changing" }, 1)).count;
  expect(await count()).toBe(0);
  await updateProduct(ctx, { id, bore_mm: 77 });
  expect(await count()).toBe(1);
  await updateProduct(ctx, { id, is_active: false });
  expect(await count()).toBe(0);
  await updateProduct(ctx, { id, is_active: true });
  expect(await count()).toBe(1);
  await updateProduct(ctx, { id, bore_mm: null });
  expect(await count()).toBe(0);
});

function list(
  filter: ProductFilter,
  limit: number,
  cursor?: string,
): ReturnType<typeof listProducts> {
  return listProducts(appContext.actAs(), { ...filter, sort: "name-asc", limit, cursor });
}

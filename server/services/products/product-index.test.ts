import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductInput, SomeFields } from "#domain/product-fields.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { openAllConnections } from "#server/testing/run-in-parallel.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { createProduct } from "./create-product.ts";
import { listProductFilters } from "./list-product-filters.ts";
import { removeProduct } from "./remove-product.ts";
import { updateProduct } from "./update-product.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

const fields: fc.Arbitrary<ProductInput> = fc.record({
  name: fc.constantFrom("Kushinetë 6205", "Rrip B-52", "Guarnicion"),
  price: fc.constantFrom(1, 9.99, 250),
  description: fc.constantFrom("", "Me cilësi të lartë"),
  specifications: fc.constant(null),
  currency: fc.constantFrom("EUR", "USD", "ALL"),
  brand: fc.constantFrom("NSK", "Gates", ""),
  category: fc.constantFrom("Bearings", "Belts"),
  stock_quantity: fc.nat({ max: 20 }),
  low_stock_threshold: fc.constant(5),
  image_url: fc.constant(null),
  is_active: fc.boolean(),
  bore_mm: fc.constantFrom(null, 25, 25.4),
  outside_diameter_mm: fc.constantFrom(null, 52),
  width_mm: fc.constantFrom(null, 15),
  length_mm: fc.constantFrom(null, 1067),
  seals: fc.constantFrom(null, "open", "shields"),
  section: fc.constantFrom(null, "HTD-8M"),
});

const place = fc.nat();
const operation = fc.oneof(
  fc.record({ kind: fc.constant("create" as const), fields }),
  fc.record({
    kind: fc.constant("update" as const),
    place,
    fields: fc
      .tuple(
        fields,
        fc.subarray<keyof ProductInput>([
          "name",
          "price",
          "brand",
          "category",
          "is_active",
          "bore_mm",
          "seals",
          "section",
        ]),
      )
      .map(([all, names]) => pick(all, names)),
  }),
  fc.record({ kind: fc.constant("remove" as const), place }),
);

test("search rows and counters follow every change of every product", async () => {
  const ctx = appContext.actAs(testAdmin);
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 15 }), async (operations) => {
      const ids: string[] = [];
      for (const step of operations) {
        if (step.kind === "create") {
          ids.push((await createProduct(ctx, step.fields)).id);
          continue;
        }
        const at = step.place % Math.max(1, ids.length);
        const id = ids[at];
        if (id === undefined) continue;
        if (step.kind === "update") {
          await updateProduct(ctx, { id, ...step.fields });
        } else {
          await removeProduct(ctx, id);
          ids.splice(at, 1);
        }
      }
      expect(await readIndex()).toEqual(await countAfresh());
    }),
    { numRuns: 15 },
  );
});

test("a bulk import and a bulk deletion change the counters by the right number", async () => {
  await appContext.db.execute(sql`
    INSERT INTO products (id, name, price, category, brand, is_active, bore_mm, section)
    SELECT gen_random_uuid(), 'Bulk ' || n, n, 'Bulk', CASE WHEN n % 2 = 0 THEN 'Even' ELSE 'Odd' END, n % 5 > 0,
      nullif(n % 3, 0), CASE WHEN n % 7 = 0 THEN 'SPZ' END
    FROM generate_series(1, 100) AS n`);
  expect(await readIndex()).toEqual(await countAfresh());
  expect(await bulkFilters()).toEqual([
    { category: "Bulk", brand: "Even", count: 40 },
    { category: "Bulk", brand: "Odd", count: 40 },
  ]);
  await appContext.db.execute(sql`DELETE FROM products WHERE brand = 'Even'`);
  expect(await readIndex()).toEqual(await countAfresh());
  expect(await bulkFilters()).toEqual([{ category: "Bulk", brand: "Odd", count: 40 }]);
});

test("a restored product is listed and counted again", async () => {
  const id = await insertProduct(appContext.db, { deletedAt: new Date(), category: "Undone" });
  expect(await readIndex()).toEqual(await countAfresh());
  await appContext.db.execute(sql`UPDATE products SET deleted_at = NULL WHERE id = ${id}`);
  expect(await readIndex()).toEqual(await countAfresh());
  expect(await listProductFilters(appContext.actAs())).toContainEqual({
    category: "Undone",
    brand: "",
    count: 1,
  });
});

test("products that swap categories and bores concurrently never deadlock", async () => {
  const ids = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      insertProduct(appContext.db, {
        category: n % 2 === 0 ? "A" : "B",
        brand: "X",
        boreMm: n % 3 === 0 ? 25 : 30,
      }),
    ),
  );
  await openAllConnections(appContext.db);
  // Bypasses the service, which would retry after a deadlock.
  await Promise.all(
    [...ids, ...ids].map((id) =>
      appContext.db.execute(sql`
        UPDATE products SET category = CASE category WHEN 'A' THEN 'B' ELSE 'A' END,
          bore_mm = CASE bore_mm WHEN 25 THEN 30 ELSE 25 END
        WHERE id = ${id}`),
    ),
  );
  expect(await readIndex()).toEqual(await countAfresh());
});

function pick(all: ProductInput, names: readonly (keyof ProductInput)[]): SomeFields {
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

async function bulkFilters(): Promise<unknown[]> {
  const filters = await listProductFilters(appContext.actAs());
  return filters.filter((use) => use.category === "Bulk");
}

type Index = {
  readonly search: unknown[];
  readonly counters: unknown[];
  readonly dimensions: unknown[];
};

/** The rows maintained by the triggers. */
async function readIndex(): Promise<Index> {
  const { rows } = await appContext.db.execute(sql`
    SELECT id, category, brand, name, price_eur, created_at, search_text, bore_mm, outside_diameter_mm,
      width_mm, length_mm, seals, section
    FROM product_search ORDER BY id`);
  const dimensions = await appContext.db.execute(sql`
    SELECT * FROM product_dimension_counts WHERE count <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8`);
  return {
    search: rows,
    counters: await listProductFilters(appContext.actAs()),
    dimensions: dimensions.rows,
  };
}

/** The same rows computed from the products. */
async function countAfresh(): Promise<Index> {
  const search = await appContext.db.execute(sql`
    SELECT id, category, brand, name, price_eur, created_at,
      lower(unaccent(name || chr(10) || description)) AS search_text, bore_mm, outside_diameter_mm,
      width_mm, length_mm, seals, section
    FROM products WHERE is_active AND deleted_at IS NULL ORDER BY id`);
  const counters = await appContext.db.execute(sql`
    SELECT category, brand, count(*)::int AS count FROM products
    WHERE is_active AND deleted_at IS NULL
    GROUP BY category, brand ORDER BY category, brand`);
  const dimensions = await appContext.db.execute(sql`
    SELECT category, brand, bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section, count(*)::int AS count
    FROM products
    WHERE is_active AND deleted_at IS NULL
      AND num_nonnulls(bore_mm, outside_diameter_mm, width_mm, length_mm, seals, section) > 0
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8`);
  return { search: search.rows, counters: counters.rows, dimensions: dimensions.rows };
}

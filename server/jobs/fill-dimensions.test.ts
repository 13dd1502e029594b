import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listHistory } from "#server/services/history/list-history.ts";
import { getProduct } from "#server/services/products/get-product.ts";
import { updateProduct } from "#server/services/products/update-product.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { fillDimensions } from "./fill-dimensions.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

// docs/product/admin.md#dimensions-from-the-code
test("products of an older version are filled once, and the history names the system", async () => {
  const id = await insertProduct(appContext.db, { name: "6205DDU", category: "Bearings" });
  const unknown = await insertProduct(appContext.db, { name: "Grease", category: "Lubricants" });
  const before = await getProduct(appContext.actAs(), id);
  await fillDimensions(appContext);
  await fillDimensions(appContext);
  expect(await getProduct(appContext.actAs(), id)).toEqual({
    ...before,
    bore_mm: 25,
    outside_diameter_mm: 52,
    width_mm: 15,
    seals: "contact seals",
  });
  expect(await readHistory(id)).toEqual([
    {
      action: "changed",
      actor: "System",
      changes: {
        bore_mm: [null, 25],
        outside_diameter_mm: [null, 52],
        width_mm: [null, 15],
        seals: [null, "contact seals"],
      },
    },
  ]);
  expect(await readHistory(unknown)).toEqual([]);
});

// docs/product/admin.md#dimensions-from-the-code, docs/product/admin.md#stated-dimensions
test("a product that an older version renamed is read again, except for what staff stated", async () => {
  const id = await insertProduct(appContext.db, { name: "6205ZZ", category: "Bearings" });
  await fillDimensions(appContext);
  await updateProduct(appContext.actAs(testAdmin), { id, bore_mm: 24 });
  await updateProduct(appContext.actAs(testAdmin), { id, seals: null });
  await appContext.db.execute(sql`UPDATE products SET name = '6206ZZ' WHERE id = ${id}`);
  await fillDimensions(appContext);
  expect(await getProduct(appContext.actAs(), id)).toMatchObject({
    bore_mm: 24,
    outside_diameter_mm: 62,
    width_mm: 16,
    seals: null,
  });
});

// docs/product/admin.md#dimensions-from-the-code
test("processes that fill at the same time write each product once and announce it", async () => {
  await appContext.db.execute(sql`
    INSERT INTO products (id, name, price, category)
    SELECT gen_random_uuid(), '62' || lpad((n % 10)::text, 2, '0') || 'ZZ', 1, 'Bearings'
    FROM generate_series(1, 1200) n`);
  const lastChange = await readLastChange();
  await Promise.all([1, 2, 3].map(() => fillDimensions(appContext)));
  const { rows } = await appContext.db.execute(sql`
    SELECT count(*)::int AS entries, count(DISTINCT entity_id)::int AS products
    FROM history JOIN products ON products.id = entity_id WHERE name LIKE '620_ZZ' AND price = 1`);
  expect(rows).toEqual([{ entries: 1200, products: 1200 }]);
  expect(await countUnread()).toBe(0);
  expect(await readLastChange()).toBeGreaterThan(lastChange);
});

test("a product that someone holds is left to the next run, without waiting", async () => {
  const id = await insertProduct(appContext.db, { name: "6208ZZ", category: "Bearings" });
  await appContext.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM products WHERE id = ${id} FOR UPDATE`);
    await fillDimensions(appContext);
  });
  expect(await countUnread()).toBe(1);
  await fillDimensions(appContext);
  expect(await getProduct(appContext.actAs(), id)).toMatchObject({ bore_mm: 40 });
});

test("a stopped run leaves the rest to the next one", async () => {
  await appContext.db.execute(sql`
    INSERT INTO products (id, name, price) SELECT gen_random_uuid(), 'Later', 1
    FROM generate_series(1, 600)`);
  await fillDimensions({ ...appContext, stopping: AbortSignal.abort() });
  expect(await countUnread()).toBe(100);
  await fillDimensions(appContext);
  expect(await countUnread()).toBe(0);
});

async function readHistory(id: string): Promise<unknown[]> {
  const { items } = await listHistory(appContext.actAs(testAdmin), "product", { id, limit: 9 });
  return items.map(({ action, actor_name: actor, changes }) => ({ action, actor, changes }));
}

async function countUnread(): Promise<number> {
  const { rows } = await appContext.db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM products
    WHERE dimensions_read_from IS DISTINCT FROM name || chr(10) || category || chr(10) || brand`);
  return rows[0]?.count ?? 0;
}

async function readLastChange(): Promise<number> {
  const { rows } = await appContext.db.execute<{ seq: number }>(
    sql`SELECT coalesce(max(seq), 0)::int AS seq FROM changes`,
  );
  return rows[0]?.seq ?? 0;
}

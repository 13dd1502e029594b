import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSearch } from "#catalogue/search/create-search.ts";
import { toProductEntry } from "#catalogue/search/product-entries.ts";
import { synonymGroups } from "#catalogue/search/synonyms.data.ts";
import { askedQueries } from "#catalogue/search/testing/asked-queries.data.ts";
import { ownQueries } from "#catalogue/search/testing/own-queries.data.ts";
import { products } from "#server/db/schema/shop.ts";
import { readSampleProducts } from "#server/db/seed/read-sample-products.ts";
import { applyImport } from "#server/services/imports/apply-import.ts";
import { createImport } from "#server/services/imports/create-import.ts";
import { removeProduct } from "#server/services/products/remove-product.ts";
import { restoreProduct } from "#server/services/products/restore-product.ts";
import { updateProduct } from "#server/services/products/update-product.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { readAllEntries } from "#server/testing/read-all-entries.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { claimProductReader, indexProducts } from "./index-products.ts";
import { createProductIndex } from "./product-index.ts";
import { searchProducts } from "./search-products.ts";
import { createSearchReader } from "./search-reader.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

beforeEach(async () => {
  await appContext.db.delete(products);
});

afterAll(() => appContext.close());

test("products are ranked as a search over all of them in memory ranks them", async () => {
  const samples = readSampleProducts().toSorted((one, other) => (one.name < other.name ? -1 : 1));
  await appContext.db.insert(products).values(samples);
  await readAllEntries(appContext);
  const entries = samples.map(
    ({ id, name, description = "", category = "", brand = "", specifications = null }) =>
      toProductEntry({ id, name, description, category, brand, specifications }),
  );
  const searchInMemory = createSearch(entries);
  for (const { query } of [...askedQueries, ...ownQueries]) {
    const { hits, understood } = await searchProducts(await freshContext(), query, 10);
    const expected = searchInMemory(query, 10);
    const describe = (found: typeof hits): readonly string[] =>
      found.map(({ entry, match, reason }) => `${entry.name}: ${match} by ${reason.kind}`);
    expect([query, ...describe(hits)]).toEqual([query, ...describe(expected.hits)]);
    expect([query, understood]).toEqual([query, expected.understood]);
  }
});

// docs/product/search.md#stated-dimensions-count
test("dimensions that staff write or clear replace those of the code", async () => {
  const asAdmin = appContext.actAs(testAdmin);
  const id = await insertProduct(appContext.db, { name: "Bush 7TX", category: "Bearings" });
  await readAllEntries(appContext);
  expect(await find("21 x 33 x 18.5")).toEqual([]);

  const size = { bore_mm: 21, outside_diameter_mm: 33, width_mm: 18.5 };
  await updateProduct(asAdmin, { id, ...size });
  await readAllEntries(appContext);
  expect(await find("20.9 x 33 x 18.5")).toEqual([id]);

  await updateProduct(asAdmin, { id, bore_mm: null });
  await readAllEntries(appContext);
  expect(await find("21 x 33 x 18.5")).toEqual([]);
});

// docs/product/search.md#belts-by-section-and-length
test("a belt is found by the section and length that staff wrote, and by changed ones", async () => {
  const asAdmin = appContext.actAs(testAdmin);
  const id = await insertProduct(appContext.db, { name: "Belt of the mill", category: "Belts" });
  await readAllEntries(appContext);
  expect(await find("SPZ 1250")).toEqual([]);

  await updateProduct(asAdmin, { id, section: "SPZ", length_mm: 1250 });
  await readAllEntries(appContext);
  expect(await find("SPZ 1250")).toEqual([id]);

  await updateProduct(asAdmin, { id, length_mm: 3150 });
  await readAllEntries(appContext);
  expect(await find("SPZ 1250")).toEqual([]);
  expect(await find("SPZ 3150")).toEqual([id]);
});

// docs/product/search.md#only-what-is-sold
// docs/product/search.md#belts-by-a-measured-length
test("belts of any section are found by a measured length, the nearest first", async () => {
  const names = [
    "A42 V-belt",
    "A44 V-belt",
    "SPZ 1100 V-belt",
    "A60 V-belt",
    "5M 1100 Polyflex belt",
  ];
  for (const name of names) {
    await insertProduct(appContext.db, { name, category: "Belts" });
  }
  await readAllEntries(appContext);
  const { hits, understood } = await searchProducts(
    await freshContext(),
    "rrip perimetri 1115",
    10,
  );
  expect(understood).toMatchObject({ kind: "belt", lengthMm: 1115 });
  expect(hits.map(({ entry, reason }) => [entry.name, reason])).toEqual([
    ["A42 V-belt", { kind: "measured length", askedMm: 1115, foundMm: 1117, isOutside: true }],
    ["A44 V-belt", { kind: "measured length", askedMm: 1115, foundMm: 1118, isOutside: false }],
    ["SPZ 1100 V-belt", { kind: "measured length", askedMm: 1115, foundMm: 1110, isOutside: true }],
    [
      "5M 1100 Polyflex belt",
      { kind: "measured length", askedMm: 1115, foundMm: 1100, isOutside: false },
    ],
  ]);
});

test("a product is found by its new name, and not while it is hidden or deleted", async () => {
  const asAdmin = appContext.actAs(testAdmin);
  const id = await insertProduct(appContext.db, { name: "SKF 6205-2RS1", category: "Bearings" });
  expect(await find("6205")).toEqual([]);
  await readAllEntries(appContext);
  expect(await find("6205")).toEqual([id]);

  await updateProduct(asAdmin, { id, name: "SKF 6206-2RS1" });
  await readAllEntries(appContext);
  expect(await find("6205")).toEqual([]);
  expect(await find("6206")).toEqual([id]);

  await updateProduct(asAdmin, { id, is_active: false });
  expect(await find("6206")).toEqual([]);
  await updateProduct(asAdmin, { id, is_active: true });
  await readAllEntries(appContext);
  expect(await find("6206")).toEqual([id]);

  await removeProduct(asAdmin, id);
  expect(await find("6206")).toEqual([]);
  await restoreProduct(asAdmin, id);
  await readAllEntries(appContext);
  expect(await find("6206")).toEqual([id]);
});

test("an imported product is found", async () => {
  const asAdmin = appContext.actAs(testAdmin);
  const file = new File(
    ["name,price,category,brand\nOil Seal TC 25x47x7 NBR,2.5,Seals,Corteco\n"],
    "products.csv",
    { type: "text/csv" },
  );
  await applyImport(asAdmin, (await createImport(asAdmin, file)).id);
  await readAllEntries(appContext);
  expect(await find("25x47x7")).toHaveLength(1);
});

test("a changed price or stock leaves the entry as it is", async () => {
  const id = await insertProduct(appContext.db);
  await readAllEntries(appContext);
  await appContext.db
    .update(products)
    .set({ price: "11.00", stockQuantity: 3 })
    .where(eq(products.id, id));
  expect(await countUnread()).toBe(0);
  await appContext.db.update(products).set({ description: "New" }).where(eq(products.id, id));
  expect(await countUnread()).toBe(1);
});

test("a process with other synonyms reads all entries again, and the older one leaves them", async () => {
  const id = await insertProduct(appContext.db, { name: "Loctite 243" });
  await readAllEntries(appContext);
  const groups = [...synonymGroups, { term: "glue", words: ["loctite", "ngjitës"] }];
  const newer = createSearchReader(groups);
  await claimProductReader(appContext.db, newer);
  await appContext.db.update(products).set({ description: "New" }).where(eq(products.id, id));
  await indexProducts(appContext.db, await appContext.productIndex.getReader());
  expect(await countUnread()).toBe(1);
  await indexProducts(appContext.db, newer);
  expect(await countUnread()).toBe(0);
  const index = createProductIndex(appContext.db, async () => newer);
  const { hits } = await searchProducts({ db: appContext.db, productIndex: index }, "ngjites", 10);
  expect(hits.map(({ entry }) => entry.id)).toEqual([id]);
});

test("two processes that read at once read every entry once", async () => {
  const rows = Array.from({ length: 450 }, (_, index) => `NSK 6${200 + (index % 10)} K${index}`);
  for (const name of rows) await insertProduct(appContext.db, { name, category: "Bearings" });
  const other = await createTestAppContext({ databaseUrl: appContext.databaseUrl });
  try {
    await Promise.all([readAllEntries(appContext), readAllEntries(other)]);
    await readAllEntries(appContext);
  } finally {
    await other.close();
  }
  expect(await countUnread()).toBe(0);
  const { rows: counted } = await appContext.db.$client.query<{ products: number }>(
    "SELECT products FROM product_terms WHERE term = '6200'",
  );
  expect(counted[0]?.products).toBe(45);
});

/** A process that hasn't read any terms yet. */
async function freshContext(): Promise<Parameters<typeof searchProducts>[0]> {
  const { db, productIndex } = appContext;
  return { db, productIndex: createProductIndex(db, productIndex.getReader) };
}

async function find(text: string): Promise<readonly string[]> {
  const { hits } = await searchProducts(await freshContext(), text, 10);
  return hits.map(({ entry }) => entry.id);
}

async function countUnread(): Promise<number> {
  const { rows } = await appContext.db.$client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM product_entries WHERE reader = ''",
  );
  return rows[0]?.count ?? -1;
}

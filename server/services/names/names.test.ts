import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import { changes } from "#server/db/schema/orders.ts";
import { brands, productSearch, products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { listHistory } from "#server/services/history/list-history.ts";
import { createImport } from "#server/services/imports/create-import.ts";
import { listImportRows } from "#server/services/imports/list-import-rows.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { runAsOwner } from "#server/testing/test-database.ts";
import { listNames } from "./list-names.ts";
import { mergeNames } from "./merge-names.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

beforeEach(async () => {
  await appContext.db.delete(products);
  await appContext.db.delete(brands);
});

afterAll(() => appContext.close());

test("names are listed with their products, deleted ones left out, brands of the table included", async () => {
  await addProducts("Skf", "SKF", "SKF", "");
  await insertProduct(appContext.db, { brand: "Gone", deletedAt: new Date() });
  await appContext.db.insert(brands).values({ id: randomUUID(), name: "Own" });
  expect(await listNames(asAdmin, "brand")).toEqual([
    { name: "Own", products: 0, is_fixed: false },
    { name: "SKF", products: 2, is_fixed: true },
    { name: "Skf", products: 1, is_fixed: false },
  ]);
});

// docs/product/admin.md#brands-and-categories
test("a merge renames the products, deleted ones too, with history, and tells open shops", async () => {
  const [first] = await addProducts("Skf", "skf.", "SKF");
  const deleted = await insertProduct(appContext.db, { brand: "Skf", deletedAt: new Date() });
  const merge = { kind: "brand", from: ["Skf", "skf.", "SKF"], to: "SKF" } as const;
  expect(await mergeNames(asAdmin, merge)).toBe(3);
  expect(await readBrands()).toEqual(["SKF", "SKF", "SKF", "SKF"]);
  const found = await appContext.db.select().from(productSearch);
  expect(found.map(({ brand }) => brand)).toEqual(["SKF", "SKF", "SKF"]);
  const [entry] = (await listHistory(asAdmin, "product", { id: first ?? "", limit: 1 })).items;
  expect(entry).toMatchObject({ actor_name: "Test Admin", changes: { brand: ["Skf", "SKF"] } });
  const announced = await appContext.db.select().from(changes).orderBy(desc(changes.seq)).limit(3);
  expect(announced.map(({ topic, entityId }) => [topic, entityId === deleted])).toEqual([
    ["hidden-product", true],
    ["product", false],
    ["product", false],
  ]);
  expect(await mergeNames(asAdmin, merge)).toBe(0);
});

// docs/product/admin.md#brands-and-categories
test("a name that more products have than one transaction changes is renamed on all", async () => {
  await runAsOwner(
    appContext.databaseUrl,
    `INSERT INTO products (id, name, price, currency, category, brand, stock_quantity)
     SELECT gen_random_uuid(), 'Bearing ' || number, 1, 'EUR', 'Bearings', 'Nachy', 1
     FROM generate_series(1, 501) AS number`,
  );
  expect(await mergeNames(asAdmin, { kind: "brand", from: ["Nachy"], to: "Nachi" })).toBe(501);
  expect(await listNames(asAdmin, "brand")).toMatchObject([{ name: "Nachi", products: 501 }]);
});

// docs/product/admin.md#brands-and-categories
test("two merges at once change each product once", async () => {
  await addProducts("One", "One", "Two");
  const merges = await Promise.all([
    mergeNames(asAdmin, { kind: "brand", from: ["One", "Two"], to: "Three" }),
    mergeNames(asAdmin, { kind: "brand", from: ["One", "Two"], to: "Three" }),
  ]);
  expect(merges.toSorted()).toEqual([0, 3]);
});

test("a brand of the table is renamed, and leaves it when it is merged into a built-in one", async () => {
  await appContext.db
    .insert(brands)
    .values(["Own", "Other"].map((name) => ({ id: randomUUID(), name })));
  await mergeNames(asAdmin, { kind: "brand", from: ["Own"], to: "Ours" });
  await mergeNames(asAdmin, { kind: "brand", from: ["Other"], to: "NSK" });
  const names = (await appContext.db.select().from(brands)).map(({ name }) => name);
  expect(names).toEqual(["Ours"]);
});

// docs/product/admin.md#brands-and-categories
test.each([
  ["brand", "NSK"],
  ["category", "Bearings"],
] as const)(
  "the %s %s of the filters can't be renamed, others can be merged into it",
  async (kind, name) => {
    const id = await insertProduct(appContext.db, { [kind]: name.toLowerCase() });
    await expect(mergeNames(asAdmin, { kind, from: [name], to: "X" })).rejects.toMatchObject({
      code: "fixed_name",
    });
    await mergeNames(asAdmin, { kind, from: [name.toLowerCase()], to: name });
    const [row] = await appContext.db.select().from(products).where(eq(products.id, id));
    expect(row?.[kind]).toBe(name);
  },
);

test.each([
  ["a visitor", visitor, "unauthorized"],
  ["a customer", testCustomer, "forbidden"],
] as const)("%s is denied names and merges", async (_, actor, code) => {
  const ctx = appContext.actAs(actor);
  await expect(listNames(ctx, "brand")).rejects.toMatchObject({ code });
  const merge = { kind: "brand", from: ["a"], to: "b" } as const;
  await expect(mergeNames(ctx, merge)).rejects.toMatchObject({ code });
});

// docs/product/admin.md#one-spelling
test("an import reads 'Skf' as 'SKF' and says so in the report", async () => {
  await addProducts("Odd Brand");
  const rows = await tryOut(
    "New 1,10,Skf,bearings",
    "New 2,10,ODD BRAND,",
    "New 3,10,Fresh,",
    "New 4,10,FRESH,",
  );
  expect(rows.map(({ outcome, reasons }) => [outcome, reasons])).toEqual([
    ["create", ["brand: Skf → SKF", "category: bearings → Bearings"]],
    ["create", ["brand: ODD BRAND → Odd Brand"]],
    ["create", []],
    ["create", ["brand: FRESH → Fresh"]],
  ]);
});

// docs/product/admin.md#one-spelling
test("a product keeps its own spelling when its export is imported unchanged", async () => {
  await insertProduct(appContext.db, { name: "Old", brand: "Skf" });
  const [row] = await tryOut("Old,10,Skf,");
  expect(row).toMatchObject({ outcome: "same", reasons: [] });
});

async function addProducts(...names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const brand of names) ids.push(await insertProduct(appContext.db, { brand }));
  return ids;
}

async function readBrands(): Promise<string[]> {
  return (await appContext.db.select().from(products)).map(({ brand }) => brand);
}

async function tryOut(...lines: readonly string[]) {
  const file = new File([["name,price,brand,category", ...lines].join("\n")], "products.csv");
  const { id } = await createImport(asAdmin, file);
  return (await listImportRows(asAdmin, { id, limit: 50 })).items;
}

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import { products } from "#server/db/schema/shop.ts";
import { imports } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { applyImport } from "./apply-import.ts";
import { createImport } from "./create-import.ts";
import { getImport } from "./get-import.ts";
import type { ImportRowView } from "./import-view.ts";
import { listImportRows } from "./list-import-rows.ts";
import { listImports } from "./list-imports.ts";
import { undoImport } from "./undo-import.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

beforeEach(async () => {
  await appContext.db.delete(products);
});

afterAll(() => appContext.close());

// docs/product/admin.md#preview-before-import
test("a draft lists the effect of each row and writes no product", async () => {
  const known = await insertProduct(appContext.db, { name: "Belt XPA", price: "10.00" });
  const same = await insertProduct(appContext.db, { name: "Pump", stockQuantity: 4 });
  for (const name of ["Seal", "SEAL"]) await insertProduct(appContext.db, { name });
  const deleted = await insertProduct(appContext.db, { name: "Gone", deletedAt: new Date() });
  const draft = await tryOut(
    "id,name,price,stock_quantity,currency",
    ",New one,12.50,,",
    ",belt xpa,11,10,EUR",
    `${same.toUpperCase()},Pump,10,4,`,
    ",seal,1,1,",
    `${deleted},Gone,1,1,`,
    `${known},Belt XPA,1,1,`,
    ",Free,-1,many,CHF",
    ",New One,1,1,",
    "0190a000-0000-7000-8000-000000000000,X,1,1,",
    ",Short,1",
  );
  expect(draft).toMatchObject({
    file_name: "products.csv",
    state: "draft",
    counts: { create: 1, change: 1, same: 1, refuse: 7 },
    created_by: "Test Admin",
    applied_at: null,
  });
  const rows = await toRows(draft.id);
  expect(rows.map((row) => [row.row, row.outcome, row.name, row.product_id])).toEqual([
    [2, "create", "New one", null],
    [3, "change", "belt xpa", known],
    [4, "same", "Pump", same],
    [5, "refuse", "seal", null],
    [6, "refuse", "Gone", null],
    [7, "refuse", "Belt XPA", known],
    [8, "refuse", "Free", null],
    [9, "refuse", "New One", null],
    [10, "refuse", "X", null],
    [11, "refuse", "Short", null],
  ]);
  expect(rows[1]?.changed_fields).toEqual(["price"]);
  expect(rows.slice(3).map((row) => row.reasons)).toEqual([
    ["name: 2 products are called seal: add the id"],
    ["id: this product was deleted"],
    ["row 3 is about the same product"],
    [
      "price: must be 0 or more with at most two decimals, such as 1234.50",
      "currency: must be EUR, USD or ALL",
      "stock_quantity: must be a whole number of 0 or more",
    ],
    ["row 2 is about the same product"],
    ["id: no product has this id"],
    ["the row has 3 cells, the header 5"],
  ]);
  expect(await appContext.db.$count(products)).toBe(5);
  expect(await listImports(asAdmin)).toEqual([]);
});

test("rows are listed by page and by outcome", async () => {
  const lines = Array.from({ length: 25 }, (_, index) => `Row ${index},${index % 5 ? index : "x"}`);
  const { id } = await tryOut("name,price", ...lines);
  const first = await listImportRows(asAdmin, { id, limit: 20 });
  expect(first.next_cursor).toBe("21");
  const second = await listImportRows(asAdmin, { id, limit: 20, cursor: "21" });
  expect(second.items.map((row) => row.row)).toEqual([22, 23, 24, 25, 26]);
  expect(second.next_cursor).toBeNull();
  const rejected = await listImportRows(asAdmin, { id, limit: 5, outcome: "refuse" });
  expect(rejected.items.map((row) => row.row)).toEqual([2, 7, 12, 17, 22]);
  expect(rejected.next_cursor).toBeNull();
  const none = await listImportRows(asAdmin, { id, limit: 5, outcome: "same" });
  expect(none).toEqual({ items: [], next_cursor: null });
});

test("a name cut within a surrogate pair is refused as too long", async () => {
  const { id } = await tryOut("name,price", `${"x".repeat(199)}😀,1`, "Fine,1");
  const [cut, fine] = await toRows(id);
  expect(cut).toMatchObject({ outcome: "refuse", name: `${"x".repeat(199)}\uFFFD` });
  expect(fine).toMatchObject({ outcome: "create", name: "Fine" });
});

test("a file name is stored without control characters and shortened", async () => {
  const file = new File(["name,price\nA,1"], `a\0b\r\n${"x".repeat(500)}.csv`);
  const { file_name } = await createImport(asAdmin, file);
  expect(file_name).toMatch(/^x+\.csv$/);
  expect(file_name.length).toBeLessThanOrEqual(120);
});

test.each([
  ["a visitor", visitor, "unauthorized"],
  ["a customer", testCustomer, "forbidden"],
] as const)("%s is denied importing, reading and undoing", async (_, actor, code) => {
  const { id } = await tryOut("name,price", "Safe,1");
  const ctx = appContext.actAs(actor);
  const rejected = { code };
  await expect(createImport(ctx, getFile("name,price", "A,1"))).rejects.toMatchObject(rejected);
  await expect(getImport(ctx, id)).rejects.toMatchObject(rejected);
  await expect(listImports(ctx)).rejects.toMatchObject(rejected);
  await expect(listImportRows(ctx, { id, limit: 1 })).rejects.toMatchObject(rejected);
  await expect(applyImport(ctx, id)).rejects.toMatchObject(rejected);
  await expect(undoImport(ctx, id)).rejects.toMatchObject(rejected);
  const states = await appContext.db.select().from(imports).where(eq(imports.id, id));
  expect(states).toMatchObject([{ state: "draft" }]);
});

test("an unknown import returns not_found", async () => {
  const id = "0190a000-0000-7000-8000-000000000000";
  const missing = { code: "not_found" };
  await expect(getImport(asAdmin, id)).rejects.toMatchObject(missing);
  await expect(listImportRows(asAdmin, { id, limit: 1 })).rejects.toMatchObject(missing);
  await expect(applyImport(asAdmin, id)).rejects.toMatchObject(missing);
  await expect(undoImport(asAdmin, id)).rejects.toMatchObject(missing);
});

function getFile(...lines: readonly string[]): File {
  return new File([lines.join("\r\n")], "products.csv");
}

function tryOut(...lines: readonly string[]): ReturnType<typeof createImport> {
  return createImport(asAdmin, getFile(...lines));
}

async function toRows(id: string): Promise<ImportRowView[]> {
  return (await listImportRows(asAdmin, { id, limit: 200 })).items;
}

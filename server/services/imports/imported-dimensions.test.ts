import { afterAll, beforeAll, expect, test } from "vitest";
import { dimensionFields, type DimensionField } from "#domain/product-fields.ts";
import { noDimensions } from "#domain/testing/no-dimensions.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { exportProducts } from "#server/services/exports/export-products.ts";
import { listHistory } from "#server/services/history/list-history.ts";
import { getProduct } from "#server/services/products/get-product.ts";
import { updateProduct } from "#server/services/products/update-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { applyImport } from "./apply-import.ts";
import { createImport } from "./create-import.ts";
import type { ImportView } from "./import-view.ts";
import { listImportRows } from "./list-import-rows.ts";
import { undoImport } from "./undo-import.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

const bearing6205 = { ...noDimensions, bore_mm: 25, outside_diameter_mm: 52, width_mm: 15 };

// docs/product/admin.md#dimensions-from-the-code, docs/product/admin.md#undo-of-an-import
test("a file without the columns fills its new products, and its undo deletes them", async () => {
  const draft = await upload("name,price,category", "6205DDU,9,Bearings", "A42,5,Belts");
  await applyImport(asAdmin, draft.id);
  const [bearing = "", belt = ""] = await getIds(draft);
  expect(await getDimensions(bearing)).toEqual({ ...bearing6205, seals: "contact seals" });
  expect(await getDimensions(belt)).toEqual({ ...noDimensions, section: "A", length_mm: 1067 });
  const { items } = await listHistory(asAdmin, "product", { id: bearing, limit: 5 });
  expect(items.map(({ action }) => action)).toEqual(["created"]);
  expect(await undoImport(asAdmin, draft.id)).toMatchObject({ kept: 0 });
  await expect(getProduct(asAdmin, bearing)).rejects.toThrow("Not found");
});

// docs/product/admin.md#stated-dimensions, docs/product/admin.md#preview-before-import
test("sloppy figures are read, a wrong one is rejected with its reason", async () => {
  const header = "name;price;category;bore_mm;length_mm;seals;section";
  const draft = await upload(
    header,
    "6206DDU;9,5;Bearings;30,5 mm;;Shields;",
    "6207;9;Bearings;wide;;;",
    "6208;9;Bearings;-1;;;",
    "6209;9;Bearings;;;closed;",
    `6210;9;Bearings;;;;${"x".repeat(41)}`,
    "Rrip i ri;5;Belts;;1 1/4 in;;A",
  );
  expect(draft.counts).toMatchObject({ create: 2, refuse: 4 });
  const { items } = await listImportRows(asAdmin, { id: draft.id, outcome: "refuse", limit: 9 });
  expect(items.map(({ reasons }) => reasons[0])).toEqual([
    "bore_mm: must be a figure in mm such as 25 or 25.4",
    "bore_mm: must be a figure in mm such as 25 or 25.4",
    expect.stringMatching(/^seals: must be one of open, one shield, shields, /),
    "section: must have at most 40 characters",
  ]);
  await applyImport(asAdmin, draft.id);
  const [bearing = "", , , , , belt = ""] = await getIds(draft);
  expect(await getDimensions(bearing)).toEqual({
    ...noDimensions,
    bore_mm: 30.5,
    outside_diameter_mm: 62,
    width_mm: 16,
    seals: "shields",
  });
  expect(await getDimensions(belt)).toEqual({ ...noDimensions, length_mm: 31.75, section: "A" });
});

// docs/product/admin.md#export-without-formulas
test("an unchanged export changes nothing and states nothing", async () => {
  const draft = await upload("name,price,category", "6305ZZ,9,Bearings");
  await applyImport(asAdmin, draft.id);
  const [id = ""] = await getIds(draft);
  const again = await createImport(asAdmin, await exportProducts(asAdmin));
  expect(again.counts).toMatchObject({ create: 0, change: 0, refuse: 0 });
  await updateProduct(asAdmin, { id, name: "6306ZZ" });
  expect(await getDimensions(id)).toMatchObject({ bore_mm: 30, outside_diameter_mm: 72 });
});

// docs/product/admin.md#preview-before-import, docs/product/admin.md#undo-of-an-import
test("a renamed row previews and writes its new dimensions, and the undo restores the former", async () => {
  const first = await upload("name,price,category", "6004ZZ,9,Bearings");
  await applyImport(asAdmin, first.id);
  const [id = ""] = await getIds(first);
  const draft = await upload("id,name", `${id},6005ZZ`);
  const { items } = await listImportRows(asAdmin, { id: draft.id, limit: 1 });
  expect(items[0]?.changed_fields).toEqual(["name", "bore_mm", "outside_diameter_mm"]);
  await applyImport(asAdmin, draft.id);
  expect(await getDimensions(id)).toMatchObject({ bore_mm: 25, outside_diameter_mm: 47 });
  expect(await undoImport(asAdmin, draft.id)).toMatchObject({ kept: 0 });
  expect(await getDimensions(id)).toMatchObject({ bore_mm: 20, outside_diameter_mm: 42 });
  // After the undo the dimensions follow the name as before.
  await updateProduct(asAdmin, { id, name: "6006ZZ" });
  expect(await getDimensions(id)).toMatchObject({ bore_mm: 30, outside_diameter_mm: 55 });
});

// docs/product/admin.md#stated-dimensions, docs/product/admin.md#undo-of-an-import
test("a file states and clears dimensions; after its undo they follow the name again", async () => {
  const first = await upload("name,price,category", "6203ZZ,9,Bearings");
  await applyImport(asAdmin, first.id);
  const [id = ""] = await getIds(first);
  const draft = await upload("id,bore_mm,seals", `${id},16.9,`);
  await applyImport(asAdmin, draft.id);
  expect(await getDimensions(id)).toMatchObject({ bore_mm: 16.9, width_mm: 12, seals: null });
  await undoImport(asAdmin, draft.id);
  expect(await getDimensions(id)).toMatchObject({ bore_mm: 17, seals: "shields" });
  await updateProduct(asAdmin, { id, name: "6204ZZ" });
  expect(await getDimensions(id)).toMatchObject({ bore_mm: 20, width_mm: 14, seals: "shields" });
});

// docs/product/admin.md#stated-dimensions
test("a dimension that staff stated after the preview stays", async () => {
  const first = await upload("name,price,category", "6300ZZ,9,Bearings");
  await applyImport(asAdmin, first.id);
  const [id = ""] = await getIds(first);
  const draft = await upload("id,name", `${id},6302ZZ`);
  await updateProduct(asAdmin, { id, bore_mm: 15.2, seals: null });
  await applyImport(asAdmin, draft.id);
  expect(await getDimensions(id)).toMatchObject({ bore_mm: 15.2, width_mm: 13, seals: null });
});

// docs/product/admin.md#dimensions-from-the-code
test("dimensions that were read from another name aren't written", async () => {
  const first = await upload("name,price,category", "6201ZZ,9,Tools");
  await applyImport(asAdmin, first.id);
  const [id = ""] = await getIds(first);
  const draft = await upload("id,category", `${id},Bearings`);
  await updateProduct(asAdmin, { id, name: "6202ZZ" });
  await applyImport(asAdmin, draft.id);
  expect(await getDimensions(id)).toEqual(noDimensions);
});

async function upload(...lines: string[]): Promise<ImportView> {
  return createImport(asAdmin, new File([lines.join("\r\n")], "products.csv"));
}

async function getIds({ id }: ImportView): Promise<string[]> {
  const { items } = await listImportRows(asAdmin, { id, limit: 20 });
  return items.map((row) => row.product_id ?? "");
}

async function getDimensions(id: string): Promise<Partial<Record<DimensionField, unknown>>> {
  const product = await getProduct(asAdmin, id);
  return Object.fromEntries(dimensionFields.map((field) => [field, product[field]]));
}

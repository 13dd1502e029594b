import { afterAll, beforeAll, expect, test } from "vitest";
import { productFieldNames, type ProductInput } from "#domain/product-fields.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { exportProducts } from "#server/services/exports/export-products.ts";
import { getProduct } from "#server/services/products/get-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { applyImport } from "./apply-import.ts";
import { createImport } from "./create-import.ts";
import { listImportRows } from "./list-import-rows.ts";
import { undoImport } from "./undo-import.ts";

const first: ProductInput = {
  name: "Bearing 6205",
  price: 12.5,
  currency: "EUR",
  description: "25 × 52 × 15 mm",
  specifications: "C3",
  brand: "NSK",
  category: "Bearings",
  stock_quantity: 12,
  low_stock_threshold: 4,
  image_url: "/images/6205.webp",
  is_active: true,
  bore_mm: 25,
  outside_diameter_mm: 52,
  width_mm: 15.875,
  length_mm: null,
  seals: "contact seals",
  section: null,
};
const second: ProductInput = {
  name: "Belt SPZ 1000",
  price: 7,
  currency: "USD",
  description: "",
  specifications: null,
  brand: "Gates",
  category: "Belts",
  stock_quantity: 0,
  low_stock_threshold: 1,
  image_url: null,
  is_active: true,
  bore_mm: null,
  outside_diameter_mm: null,
  width_mm: 9.7,
  length_mm: 1000,
  seals: null,
  section: "SPZ",
};

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

// docs/product/admin.md#fields-of-a-product
test("an import creates, changes and restores every field, and the export has it", async () => {
  const [id] = await write(first);
  expect(await getProduct(asAdmin, id ?? "")).toMatchObject(first);
  const [changed, importId] = await write(second, id);
  expect(changed).toBe(id);
  expect(await getProduct(asAdmin, id ?? "")).toMatchObject(second);
  await undoImport(asAdmin, importId);
  expect(await getProduct(asAdmin, id ?? "")).toMatchObject(first);
  const [header, row] = (await (await exportProducts(asAdmin)).text()).split("\r\n");
  expect(header?.replace("\uFEFF", "")).toBe(["id", ...productFieldNames].join(","));
  expect(row).toBe(
    `${id},Bearing 6205,12.50,EUR,25 × 52 × 15 mm,C3,NSK,Bearings,12,4,/images/6205.webp,true,25,52,15.875,,contact seals,`,
  );
});

/** Imports a file with one row. Returns the ids of its product and of the import. */
async function write(
  product: ProductInput,
  id: string | null = "",
): Promise<[productId: string | null, importId: string]> {
  const cells = [id, ...productFieldNames.map((field) => product[field] ?? "")];
  const lines = [["id", ...productFieldNames].join(","), cells.join(",")];
  const draft = await createImport(asAdmin, new File([lines.join("\r\n")], "products.csv"));
  await applyImport(asAdmin, draft.id);
  const { items } = await listImportRows(asAdmin, { id: draft.id, limit: 1 });
  return [items[0]?.product_id ?? null, draft.id];
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { dimensionFields, type DimensionField, type ProductInput } from "#domain/product-fields.ts";
import type { Product } from "#domain/product-schema.ts";
import { noDimensions } from "#domain/testing/no-dimensions.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { listHistory } from "#server/services/history/list-history.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { createProduct } from "./create-product.ts";
import { updateProduct } from "./update-product.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

const bearing6205 = { ...noDimensions, bore_mm: 25, outside_diameter_mm: 52, width_mm: 15 };
const bearing6206 = { ...noDimensions, bore_mm: 30, outside_diameter_mm: 62, width_mm: 16 };

// docs/product/admin.md#dimensions-from-the-code
test.each([
  ["Bearings", "6205DDU", { ...bearing6205, seals: "contact seals" }],
  ["Bearings", "NSK 6205 Deep Groove Ball Bearing", { ...bearing6205, seals: "open" }],
  ["Bearings", "6205 QQ", bearing6205],
  ["Belts", "A42", { ...noDimensions, section: "A", length_mm: 1067 }],
  ["Seals", "AS 25x47x7", { ...bearing6205, outside_diameter_mm: 47, width_mm: 7 }],
  ["Components", "Taper Bush 1610-25", noDimensions],
])(
  "a new product of %s called %s gets the dimensions of its code",
  async (category, name, dims) => {
    expect(getDimensions(await create({ name, category }))).toEqual(dims);
  },
);

// docs/product/admin.md#stated-dimensions
test("stated dimensions of a new product win, the others are read", async () => {
  const product = await create({ name: "6205DDU", width_mm: 17.5, seals: "shields" });
  expect(getDimensions(product)).toEqual({ ...bearing6205, width_mm: 17.5, seals: "shields" });
});

// docs/product/admin.md#dimensions-from-the-code
test("a renamed product gets the dimensions of its new code, in the same history entry", async () => {
  const { id } = await create({ name: "6205DDU" });
  const renamed = await updateProduct(asAdmin, { id, name: "6206DDU" });
  expect(getDimensions(renamed)).toEqual({ ...bearing6206, seals: "contact seals" });
  const unknown = await updateProduct(asAdmin, { id, name: "Bearing of a kind" });
  expect(getDimensions(unknown)).toEqual(noDimensions);
  const { items } = await listHistory(asAdmin, "product", { id, limit: 10 });
  expect(items.map(({ action, changes }) => [action, changes])).toEqual([
    [
      "changed",
      {
        name: ["6206DDU", "Bearing of a kind"],
        bore_mm: [30, null],
        outside_diameter_mm: [62, null],
        width_mm: [16, null],
        seals: ["contact seals", null],
      },
    ],
    [
      "changed",
      {
        name: ["6205DDU", "6206DDU"],
        bore_mm: [25, 30],
        outside_diameter_mm: [52, 62],
        width_mm: [15, 16],
      },
    ],
    ["created", {}],
  ]);
});

// docs/product/admin.md#stated-dimensions
test("what staff stated or cleared stays when the product gets another name", async () => {
  const { id } = await create({ name: "6205DDU" });
  const changed = await updateProduct(asAdmin, { id, bore_mm: 24.5, seals: null });
  expect(getDimensions(changed)).toEqual({ ...bearing6205, bore_mm: 24.5 });
  const renamed = await updateProduct(asAdmin, { id, name: "6206ZZ" });
  expect(getDimensions(renamed)).toEqual({ ...bearing6206, bore_mm: 24.5 });
  await updateProduct(asAdmin, { id, name: "Unreadable" });
  const again = await updateProduct(asAdmin, { id, name: "6206ZZ" });
  expect(getDimensions(again)).toEqual({ ...bearing6206, bore_mm: 24.5 });
});

// docs/product/admin.md#stated-dimensions
test("a dimension that is stated together with a new name wins", async () => {
  const { id } = await create({ name: "6205DDU" });
  const renamed = await updateProduct(asAdmin, {
    id,
    name: "6206DDU",
    width_mm: null,
    bore_mm: 31,
  });
  expect(getDimensions(renamed)).toEqual({
    ...bearing6206,
    bore_mm: 31,
    width_mm: null,
    seals: "contact seals",
  });
});

// docs/product/admin.md#dimensions-from-the-code
test("another category or brand is read too; other changes leave the dimensions alone", async () => {
  const { id } = await create({ name: "6205DDU", category: "Tools" });
  expect(getDimensions(await updateProduct(asAdmin, { id, price: 3 }))).toEqual(noDimensions);
  const moved = await updateProduct(asAdmin, { id, category: "Bearings" });
  expect(getDimensions(moved)).toEqual({ ...bearing6205, seals: "contact seals" });
});

async function create(fields: Partial<ProductInput>): Promise<Product> {
  return createProduct(asAdmin, {
    name: "6205",
    price: 10,
    currency: "EUR",
    description: "",
    specifications: null,
    brand: "",
    category: "Bearings",
    stock_quantity: 10,
    low_stock_threshold: 5,
    image_url: null,
    is_active: true,
    ...noDimensions,
    ...fields,
  });
}

function getDimensions(product: ProductInput): Partial<Record<DimensionField, unknown>> {
  return Object.fromEntries(dimensionFields.map((field) => [field, product[field]]));
}

import { expect, test } from "vitest";
import { noDimensions } from "#domain/testing/no-dimensions.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import {
  changedFields,
  checkDraft,
  toDraft,
  emptyDraft,
  toInput,
  isEdited,
  type CheckedDraft,
  type ProductDraft,
} from "./product-draft.ts";

const product: AdminProduct = {
  id: "1a2b3c4d-0000-7000-8000-000000000000",
  name: "6205 2RS",
  price: 12.5,
  price_eur: 12.5,
  currency: "EUR",
  image_url: null,
  image: null,
  description: "Deep groove",
  specifications: null,
  brand: "NSK",
  category: "Bearings",
  stock_quantity: 7,
  low_stock_threshold: 5,
  stock: "inStock",
  is_active: true,
  ...noDimensions,
  created_at: "2025-11-20T10:00:00.000Z",
  updated_at: "2025-11-20T10:00:00.000Z",
  deleted_at: null,
  deleted_by: null,
};

// docs/product/shop.md#currencies, docs/product/admin.md#counts-of-a-product
test("a new product starts in euro, with 10 pieces, low at 5, visible", () => {
  expect(emptyDraft).toMatchObject({
    currency: "EUR",
    stock_quantity: "10",
    low_stock_threshold: "5",
    is_active: true,
  });
});

test("trims texts and sends empty ones as null or empty", () => {
  const draft = { ...emptyDraft, name: "  6205 ", price: "12.50", specifications: " " };
  expect(check(draft)).toEqual({
    ok: true,
    input: {
      name: "6205",
      price: 12.5,
      currency: "EUR",
      category: "",
      brand: "",
      description: "",
      specifications: null,
      stock_quantity: 10,
      low_stock_threshold: 5,
      image_url: null,
      ...noDimensions,
      is_active: true,
    },
  });
});

// docs/product/admin.md#required-in-the-dashboard
test("requires a price and a non-blank name", () => {
  expect(check({ ...emptyDraft, name: "   " })).toMatchObject({
    ok: false,
    errors: { name: "missing", price: "missing" },
  });
});

// docs/product/admin.md#stated-dimensions
test("reads dimensions as people type them; an empty one is missing", () => {
  const sized = { bore_mm: "25,0 mm", width_mm: "1 in", length_mm: " ", seals: "shields" } as const;
  expect(
    check({ ...emptyDraft, name: "6205", price: "1", ...sized, section: " A " }),
  ).toMatchObject({
    input: { bore_mm: 25, width_mm: 25.4, length_mm: null, seals: "shields", section: "A" },
  });
});

test.each([
  [{ bore_mm: "wide" }, "bore_mm"],
  [{ width_mm: "0" }, "width_mm"],
  [{ length_mm: "1,067" }, "length_mm"],
  [{ outside_diameter_mm: "52x15" }, "outside_diameter_mm"],
  [{ price: "-1" }, "price"],
  [{ price: "0.001" }, "price"],
  [{ price: "1e308" }, "price"],
  [{ price: "1 200" }, "price"],
  [{ price: "1,046" }, "price"],
  [{ price: "1,5,2" }, "price"],
  [{ stock_quantity: "-1" }, "stock_quantity"],
  [{ stock_quantity: "1.5" }, "stock_quantity"],
  [{ stock_quantity: "1,200" }, "stock_quantity"],
  [{ stock_quantity: "2147483648" }, "stock_quantity"],
  [{ low_stock_threshold: "-1" }, "low_stock_threshold"],
  [{ image_url: "http://example.com/a.png" }, "image_url"],
  [{ image_url: "javascript:alert(1)" }, "image_url"],
])("reports %j beside the invalid field", (change, field) => {
  const checked = check({ ...emptyDraft, name: "6205", price: "1", ...change });
  expect(checked).toEqual({ ok: false, errors: { [field]: "invalid" } });
});

test("accepts a price with a comma", () => {
  expect(check({ ...emptyDraft, name: "6205", price: "12,5" })).toMatchObject({
    input: { price: 12.5 },
  });
});

test("reports an empty count as missing", () => {
  const checked = check({ ...emptyDraft, name: "6205", price: "1", stock_quantity: "" });
  expect(checked).toEqual({ ok: false, errors: { stock_quantity: "missing" } });
});

// docs/product/stock.md#edits-leave-the-stock-alone
test("editing other fields never touches the stock", () => {
  const initial = toDraft(product);
  const edited = { ...initial, name: "6205 2RSR", price: "12.5" };
  expect(changedFields(initial, toInput(edited))).toEqual({ name: "6205 2RSR" });
});

test("sends only changed fields, including the stock", () => {
  const initial = toDraft(product);
  const edited = { ...initial, stock_quantity: "0", is_active: false, specifications: "C3" };
  expect(changedFields(initial, toInput(edited))).toEqual({
    stock_quantity: 0,
    is_active: false,
    specifications: "C3",
  });
  expect(changedFields(initial, toInput(initial))).toEqual({});
});

test("accepts an invalid image URL that is unchanged", () => {
  const initial = toDraft({ ...product, image_url: "http://old.example.com/a.png" });
  const edited = { ...initial, name: "new" };
  expect(checkDraft(edited, initial, ["name", "price"]).ok).toBe(true);
});

test("isEdited compares the draft with the initial one", () => {
  const initial = toDraft(product);
  expect(isEdited({ ...initial }, initial)).toBe(false);
  expect(isEdited({ ...initial, brand: "SKF" }, initial)).toBe(true);
});

function check(draft: ProductDraft): CheckedDraft {
  return checkDraft(draft, emptyDraft, ["name", "price"]);
}

import { expect, test } from "vitest";
import { noDimensions } from "#domain/testing/no-dimensions.ts";
import {
  checkDraft,
  emptyDraft,
  type CheckedDraft,
  type ProductDraft,
} from "#web/products/product-draft.ts";
import { openDraft, requiredPanelFields, toPieces, toStoredDraft } from "./panel-draft.ts";

const draft: ProductDraft = {
  ...emptyDraft,
  name: " 6205 2RS ",
  price: "12.50",
  description: "Deep groove ball bearing",
  brand: "NSK",
  category: "Bearings",
  image_url: "/uploads/ONLINE%20SHOP/products/a.jpg",
};

// docs/product/admin.md#new-product-of-the-panel
test("a new product has the specified constants", () => {
  expect(check(draft)).toEqual({
    ok: true,
    input: {
      name: "6205 2RS",
      price: 12.5,
      description: "Deep groove ball bearing",
      specifications: null,
      brand: "NSK",
      category: "Bearings",
      currency: "EUR",
      stock_quantity: 10,
      low_stock_threshold: 5,
      image_url: "/uploads/ONLINE%20SHOP/products/a.jpg",
      ...noDimensions,
      is_active: true,
    },
  });
});

// docs/product/admin.md#new-product-of-the-panel
test("a product out of stock starts with no pieces", () => {
  expect(check({ ...draft, ...toPieces(false) })).toMatchObject({ input: { stock_quantity: 0 } });
});

// docs/product/admin.md#adding-in-the-panel
test("requires only name, price, description and image", () => {
  expect(check({ ...emptyDraft, name: "  " })).toEqual({
    ok: false,
    errors: { name: "missing", price: "missing", description: "missing", image_url: "missing" },
  });
});

test.each(["-1", "1.005", "1e3", "twelve", "99999999999", "1 200", "1,046", "1,5,2"])(
  "rejects '%s' as a price",
  (price) => {
    expect(check({ ...draft, price })).toEqual({ ok: false, errors: { price: "invalid" } });
  },
);

test("accepts a price with a comma", () => {
  expect(check({ ...draft, price: "1250,5" })).toMatchObject({ input: { price: 1250.5 } });
});

test.each(["http://example.com/a.jpg", "javascript:alert(1)", "//example.com/a.jpg"])(
  "rejects '%s' as an image URL",
  (image_url) => {
    expect(check({ ...draft, image_url })).toEqual({
      ok: false,
      errors: { image_url: "invalid" },
    });
  },
);

test("opens the form with the valid fields of a saved draft", () => {
  expect(openDraft(undefined)).toEqual(emptyDraft);
  const typed = { ...draft, ...toPieces(false) };
  expect(openDraft(new Map<string, unknown>(Object.entries(toStoredDraft(typed))))).toEqual(typed);
  expect(openDraft(new Map<string, unknown>([["name", 7]]))).toEqual(emptyDraft);
});

test("stores the dimensions that were typed", () => {
  const sized: ProductDraft = { ...draft, bore_mm: "25,0 mm", seals: "shields", section: "A" };
  expect(toStoredDraft(sized)).toEqual({
    ...toStoredDraft(draft),
    bore_mm: "25,0 mm",
    seals: "shields",
    section: "A",
  });
  expect(openDraft(new Map<string, unknown>(Object.entries(toStoredDraft(sized))))).toEqual(sized);
  expect(openDraft(new Map<string, unknown>([["seals", "closed"]])).seals).toBe("");
});

test("opens a draft that an earlier version stored", () => {
  const stored = {
    name: "6205",
    price: "1",
    description: "Ball bearing",
    brand: "NSK",
    category: "Bearings",
    specifications: "C3",
    imageUrl: "/a.webp",
    isInStock: false,
  };
  expect(toStoredDraft(openDraft(new Map<string, unknown>(Object.entries(stored))))).toEqual(
    stored,
  );
});

function check(typed: ProductDraft): CheckedDraft {
  return checkDraft(typed, emptyDraft, requiredPanelFields);
}

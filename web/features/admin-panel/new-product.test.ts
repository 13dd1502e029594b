import { expect, test } from "vitest";
import {
  checkNewProduct,
  emptyPanelDraft,
  openDraft,
  type PanelProductDraft,
} from "./new-product.ts";

const draft: PanelProductDraft = {
  ...emptyPanelDraft,
  name: " 6205 2RS ",
  price: "12.50",
  description: "Deep groove ball bearing",
  brand: "NSK",
  category: "Bearings",
  imageUrl: "/uploads/ONLINE%20SHOP/products/a.jpg",
};

// docs/product/admin.md#new-product-of-the-panel
test("a new product has the specified constants", () => {
  expect(checkNewProduct(draft)).toEqual({
    ok: true,
    product: {
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
      is_active: true,
    },
  });
});

// docs/product/admin.md#new-product-of-the-panel
test("a product out of stock starts with no pieces", () => {
  expect(checkNewProduct({ ...draft, isInStock: false })).toMatchObject({
    product: { stock_quantity: 0 },
  });
});

// docs/product/admin.md#adding-in-the-panel
test("requires only name, price, description and image", () => {
  expect(checkNewProduct({ ...emptyPanelDraft, name: "  " })).toEqual({
    ok: false,
    faults: { name: "missing", price: "missing", description: "missing", imageUrl: "missing" },
  });
});

test.each(["-1", "1.005", "1e3", "twelve", "99999999999", "1 200", "1,046", "1,5,2"])(
  "rejects '%s' as a price",
  (price) => {
    expect(checkNewProduct({ ...draft, price })).toEqual({
      ok: false,
      faults: { price: "invalid" },
    });
  },
);

test("accepts a price with a comma", () => {
  expect(checkNewProduct({ ...draft, price: "1250,5" })).toMatchObject({
    product: { price: 1250.5 },
  });
});

test.each(["http://example.com/a.jpg", "javascript:alert(1)", "//example.com/a.jpg"])(
  "rejects '%s' as an image URL",
  (imageUrl) => {
    expect(checkNewProduct({ ...draft, imageUrl })).toEqual({
      ok: false,
      faults: { imageUrl: "invalid" },
    });
  },
);

test("opens the form with the valid fields of a saved draft", () => {
  expect(openDraft(undefined)).toEqual(emptyPanelDraft);
  const kept = new Map<string, unknown>(Object.entries({ ...draft, isInStock: false }));
  expect(openDraft(kept)).toEqual({ ...draft, isInStock: false });
  expect(openDraft(new Map<string, unknown>([["name", 7]]))).toEqual(emptyPanelDraft);
});

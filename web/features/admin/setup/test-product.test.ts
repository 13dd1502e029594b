import { expect, test } from "vitest";
import { noDimensions } from "#domain/testing/no-dimensions.ts";
import { checkDraft, type CheckedDraft, type ProductDraft } from "#web/products/product-draft.ts";
import { requiredTestFields, testProductDraft } from "./test-product.ts";

const good = { ...testProductDraft, name: " 6205 ", price: "4.35", description: "Ball bearing" };

// docs/product/admin.md#test-product
test("a complete form becomes a product with ten pieces in stock", () => {
  expect(check(good)).toEqual({
    ok: true,
    input: {
      name: "6205",
      price: 4.35,
      description: "Ball bearing",
      specifications: null,
      image_url: null,
      stock_quantity: 10,
      low_stock_threshold: 5,
      ...noDimensions,
      is_active: true,
      currency: "EUR",
      brand: "Generic",
      category: "General",
    },
  });
});

// docs/product/admin.md#test-product
test.each(["name", "price", "description"])("%s is required", (field) => {
  expect(check({ ...good, [field]: "  " })).toEqual({ ok: false, errors: { [field]: "missing" } });
});

test.each(["-1", "0.001", "abc", "1e999", "1 200", "1,046"])("rejects %s as a price", (price) => {
  expect(check({ ...good, price })).toEqual({ ok: false, errors: { price: "invalid" } });
});

test("accepts a price with a comma", () => {
  expect(check({ ...good, price: "4,35" })).toMatchObject({ input: { price: 4.35 } });
});

test("rejects an invalid image URL beside its field", () => {
  expect(check({ ...good, image_url: "javascript:alert(1)" })).toEqual({
    ok: false,
    errors: { image_url: "invalid" },
  });
});

function check(draft: ProductDraft): CheckedDraft {
  return checkDraft(draft, testProductDraft, requiredTestFields);
}

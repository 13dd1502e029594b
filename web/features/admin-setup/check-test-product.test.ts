import { expect, test } from "vitest";
import { adminSetup } from "#web/messages/en/admin-setup.ts";
import { checkTestProduct } from "./check-test-product.ts";

const good = { name: " 6205 ", price: "4.35", description: "Ball bearing", imageUrl: "" };

// docs/product/admin.md#test-product
test("a complete form becomes a product with ten pieces in stock", () => {
  expect(checkTestProduct(good, adminSetup)).toEqual({
    ok: true,
    product: {
      name: "6205",
      price: 4.35,
      description: "Ball bearing",
      image_url: null,
      stock_quantity: 10,
      is_active: true,
      currency: "EUR",
      brand: "Generic",
      category: "General",
    },
  });
});

// docs/product/admin.md#test-product
test.each(["name", "price", "description"])("%s is required", (field) => {
  expect(checkTestProduct({ ...good, [field]: "  " }, adminSetup)).toMatchObject({
    ok: false,
    message: "Please fill in all fields",
    faults: { [field]: expect.any(String) },
  });
});

test.each(["-1", "0.001", "abc", "1e999", "1 200", "1,046"])("rejects %s as a price", (price) => {
  expect(checkTestProduct({ ...good, price }, adminSetup)).toMatchObject({
    ok: false,
    message: "Failed to add product",
    faults: { price: adminSetup.enterPrice },
  });
});

test("accepts a price with a comma", () => {
  expect(checkTestProduct({ ...good, price: "4,35" }, adminSetup)).toMatchObject({
    product: { price: 4.35 },
  });
});

test("rejects an invalid image URL beside its field", () => {
  expect(checkTestProduct({ ...good, imageUrl: "javascript:alert(1)" }, adminSetup)).toMatchObject({
    ok: false,
    faults: { imageUrl: adminSetup.enterImageUrl },
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { findStoredProduct } from "./stored-product.ts";

const whole = {
  name: "6200 Series",
  fullName: "6200 Series Deep Groove Ball Bearings",
  category: "Deep Groove Ball Bearings",
  description: "Light series.",
  specifications: { Bore: "10-40 mm", Balls: 8 },
  features: ["Quiet"],
  applications: ["Pumps"],
  models: ["6205", "6206"],
  price: 1500,
  currency: "ALL",
  inStock: true,
  availability: "In Stock",
};

function find(items: unknown, slug = "6200-series"): ReturnType<typeof findStoredProduct> {
  return findStoredProduct(JSON.stringify(items), slug);
}

it("finds a product by its slugified name or by a model", () => {
  const expected = {
    ...whole,
    specifications: [
      ["Bore", "10-40 mm"],
      ["Balls", "8"],
    ],
  };
  expect(find([whole])).toEqual(expected);
  expect(find([whole], "6206")).toEqual(expected);
  expect(find([whole], "6300-series")).toBeUndefined();
});

it.each(["", "{", "null", "5", '"x"', "{}", "[[[]]]", "[null, 5, true, []]", "[{}]"])(
  "finds nothing in %s",
  (text) => {
    expect(findStoredProduct(text, "6200-series")).toBeUndefined();
  },
);

// docs/product/catalogue.md#stored-product-details
it("keeps the name and drops whatever doesn't fit", () => {
  const odd = {
    name: "6200 Series",
    fullName: 5,
    description: { html: "<b>" },
    specifications: ["a"],
    features: "Quiet",
    models: [1, null, "6205", "6205"],
    price: "1500",
    currency: "<b>",
    inStock: "yes",
  };
  expect(find([odd])).toEqual({
    name: "6200 Series",
    specifications: [],
    features: [],
    applications: [],
    models: ["6205"],
    currency: "ALL",
  });
});

it.each([0, -5, 1e308, 0.2, Number.NaN, "12", null, [], {}])("rejects %j as a price", (price) => {
  expect(find([{ name: "6200 Series", price }])).not.toHaveProperty("price");
});

it("shows a price as a whole number", () => {
  expect(find([{ ...whole, price: 1499.6 }])?.price).toBe(1500);
});

it("handles property names of Object.prototype", () => {
  const text = '[{"__proto__":{"name":"6200 Series"}},{"constructor":1}]';
  expect(findStoredProduct(text, "6200-series")).toBeUndefined();
  expect(Object.prototype).not.toHaveProperty("name");
});

it("truncates overlong texts", () => {
  const long = { ...whole, description: "x".repeat(1e5), features: Array(1e4).fill("y") };
  const found = find([long]);
  expect(found?.description).toHaveLength(2000);
  expect(found?.features).toEqual(["y"]);
});

it("never throws, for JSON and any other text", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.string(), (text, slug) => {
      expect(() => findStoredProduct(text, slug)).not.toThrow();
      expect(() => findStoredProduct(`[${text}]`, slug)).not.toThrow();
    }),
  );
});

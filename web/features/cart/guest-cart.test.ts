import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxLineQuantity, maxLines, type CartLine } from "#domain/cart.ts";
import { formatGuestCart, parseGuestCart } from "./guest-cart.ts";

const id = "22f9c971-6a9b-5492-87e0-51a25cb52bc4";
const stored = { id, name: "NSK 6205", price: 6.9, quantity: 2, image: "/images/6205.avif" };
const line: CartLine = {
  productId: id,
  name: "NSK 6205",
  priceCents: 690,
  quantity: 2,
  imageUrl: "/images/6205.avif",
};

const lines = fc.uniqueArray(
  fc.record({
    productId: fc.uuid(),
    name: fc.string({ minLength: 1, maxLength: 200 }).filter((name) => name.trim() !== ""),
    priceCents: fc.integer({ min: 0, max: 99_999_999 }),
    quantity: fc.integer({ min: 1, max: maxLineQuantity }),
    imageUrl: fc.constantFrom(null, "/a.png", "https://images.example.com/a.png"),
  }),
  { selector: (entry) => entry.productId, maxLength: 20 },
);

describe("the guest's cart on the device", () => {
  it("reads what it wrote", () => {
    expect(parseGuestCart(JSON.stringify([stored]))).toEqual([line]);
    fc.assert(
      fc.property(lines, (cart) => {
        expect(parseGuestCart(formatGuestCart(cart))).toEqual(cart);
      }),
    );
  });

  // docs/product/cart.md#guest-cart
  it("stores a list of products with quantity and price in euro", () => {
    expect(JSON.parse(formatGuestCart([line]))).toEqual([stored]);
  });

  it.each([null, "", "{", "null", "5", '"guest"', "{}", '{"items":[]}', "[[]]", "[null,1,true]"])(
    "parses %j as an empty cart",
    (text) => {
      expect(parseGuestCart(text)).toEqual([]);
    },
  );

  it.each([
    { ...stored, id: "1" },
    { ...stored, id: `${id}'; DROP TABLE products` },
    { ...stored, name: "   " },
    { ...stored, name: 6205 },
    { ...stored, price: -1 },
    { ...stored, price: 0.001 },
    { ...stored, price: "6.90" },
    { ...stored, price: null },
    { ...stored, quantity: 0 },
    { ...stored, quantity: -3 },
    { ...stored, quantity: 1.5 },
    { ...stored, quantity: "2" },
    { name: "no id", price: 1, quantity: 1 },
  ])("drops only the invalid entry: %j", (entry) => {
    expect(parseGuestCart(JSON.stringify([entry, stored]))).toEqual([line]);
  });

  it.each(["javascript:alert(1)", "//evil.example", "http://plain.example/a.png", 7, {}])(
    "drops the image %j",
    (image) => {
      expect(parseGuestCart(JSON.stringify([{ ...stored, image }]))).toEqual([
        { ...line, imageUrl: null },
      ]);
    },
  );

  it("sums up entries of one product within the limits", () => {
    const twice = parseGuestCart(JSON.stringify([stored, { ...stored, id: id.toUpperCase() }]));
    expect(twice).toEqual([{ ...line, quantity: 4 }]);
    const huge = parseGuestCart(JSON.stringify([{ ...stored, quantity: 1e9 }]));
    expect(huge[0]?.quantity).toBe(maxLineQuantity);
    const many = Array.from({ length: maxLines + 50 }, (_, index) => ({
      ...stored,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    }));
    expect(parseGuestCart(JSON.stringify(many))).toHaveLength(maxLines);
  });

  // docs/product/offline.md#invalid-stored-data
  it("parses any JSON without throwing", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseGuestCart(text)).toBeInstanceOf(Array);
      }),
    );
  });
});

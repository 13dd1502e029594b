import { describe, expect, it } from "vitest";
import type { CartLine } from "#domain/cart.ts";
import { noDimensions } from "#domain/testing/no-dimensions.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { changeGuestLines, splitQuantity } from "./guest-action.ts";

const product: ProductItem = {
  id: "p1",
  name: "NSK 6205",
  price: 8,
  price_eur: 6.9,
  currency: "USD",
  image_url: null,
  image: null,
  description: "",
  specifications: null,
  brand: "NSK",
  category: "Bearings",
  stock_quantity: 3,
  low_stock_threshold: 5,
  stock: "inStock",
  is_active: true,
  ...noDimensions,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
};
const one: CartLine = {
  productId: "p1",
  name: "NSK 6205",
  priceCents: 690,
  quantity: 1,
  imageUrl: null,
  category: "Bearings",
};

describe("changeGuestLines", () => {
  it("adds a product at its price in euro", () => {
    expect(changeGuestLines([], { kind: "add", product, quantity: 1 })).toEqual({ lines: [one] });
  });

  // docs/product/cart.md#in-stock-only
  it("rejects a product that is out of stock", () => {
    const soldOut = { ...product, stock_quantity: 0 };
    expect(changeGuestLines([one], { kind: "add", product: soldOut, quantity: 1 })).toEqual({
      failure: "Product is out of stock",
    });
  });

  // docs/product/cart.md#lists
  it("adds a list and names what is out of stock or doesn't fit", () => {
    const full = Array.from({ length: 199 }, (_, at) => ({ ...one, productId: `q${at}` }));
    const lines = [
      { product, quantity: 4 },
      { product: { ...product, id: "p2", stock_quantity: 0 }, quantity: 1 },
      { product: { ...product, id: "p3" }, quantity: 1 },
    ];
    const outcome = changeGuestLines(full, { kind: "add-list", lines, key: "k" });
    expect(outcome).toMatchObject({
      added: [
        { productId: "p1", outcome: "added" },
        { productId: "p2", outcome: "out_of_stock" },
        { productId: "p3", outcome: "cart_full" },
      ],
    });
    expect(outcome.failure === undefined && outcome.lines.at(-1)).toEqual({ ...one, quantity: 4 });
  });

  it("removes a line whose quantity is set to 0", () => {
    const outcome = changeGuestLines([one], { kind: "set", productId: "p1", quantity: 0 });
    expect(outcome).toEqual({ lines: [] });
  });
});

describe("splitQuantity", () => {
  const waiting = [{ ...one, quantity: 4 }];

  it("changes the pending line while the quantity exceeds the account's pieces", () => {
    expect(splitQuantity(waiting, 3, { productId: "p1", quantity: 5 })).toEqual({
      pending: [{ ...one, quantity: 2 }],
      held: undefined,
    });
  });

  it("removes the pending line before reducing the account's pieces", () => {
    const less = splitQuantity(waiting, 3, { productId: "p1", quantity: 2 });
    expect(less).toEqual({ pending: [], held: 2 });
    const same = splitQuantity(waiting, 3, { productId: "p1", quantity: 3 });
    expect(same).toEqual({ pending: [], held: undefined });
  });

  it("changes only the account when no line is pending", () => {
    expect(splitQuantity([], 3, { productId: "p1", quantity: 9 })).toEqual({
      pending: [],
      held: 9,
    });
  });
});

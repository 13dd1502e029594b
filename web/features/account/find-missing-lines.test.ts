import { expect, test } from "vitest";
import type { Cart } from "#web/api/queries.ts";
import { findMissingLines } from "./find-missing-lines.ts";

const lines = [
  { id: "p1", name: "6205" },
  { id: "p2", name: "6206" },
];

test("returns nothing when the cart holds every line", () => {
  expect(findMissingLines(lines, getCart(["p1", "p2", "p9"], []))).toEqual([]);
});

test("lists a line missing from the cart by the order's name", () => {
  expect(findMissingLines(lines, getCart(["p1"], ["6206"]))).toEqual(["6206"]);
  expect(findMissingLines(lines, getCart(["p1"], []))).toEqual(["6206"]);
});

test("lists products that were dropped from the cart", () => {
  expect(findMissingLines(lines, getCart(["p1"], ["6206", "A belt"]))).toEqual(["6206", "A belt"]);
  expect(findMissingLines(lines, getCart(["p1"], ["A belt"]))).toEqual(["6206", "A belt"]);
  expect(findMissingLines(lines, getCart(["p1", "p2"], ["A belt"]))).toEqual(["A belt"]);
});

function getCart(productIds: readonly string[], dropped: string[]): Cart {
  const items = productIds.map((id) => ({
    id: `line-${id}`,
    product_id: id,
    quantity: 1,
    product: {
      id,
      name: id,
      price: 1,
      price_eur: 1,
      currency: "EUR" as const,
      category: "Bearings",
      image_url: null,
      description: "",
      stock_quantity: 1,
    },
  }));
  return { items, dropped };
}

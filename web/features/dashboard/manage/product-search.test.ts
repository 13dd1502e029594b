import { expect, test } from "vitest";
import {
  changeProductSearch,
  isNarrowed,
  parseProductSearch,
  productFilter,
} from "./product-search.ts";

test("an address carries search, state, category and order of the product list", () => {
  const search = parseProductSearch({
    tab: "products",
    q: " 6205 ",
    state: "low-stock",
    category: "Bearings",
    sort: "stock-asc",
  });
  expect(search).toEqual({
    q: " 6205 ",
    state: "low-stock",
    category: "Bearings",
    sort: "stock-asc",
  });
  expect(productFilter(search)).toEqual({
    search: "6205",
    state: "low-stock",
    category: "Bearings",
    sort: "stock-asc",
  });
});

test.each([
  [{ state: "all", category: "all", sort: "newest", q: "  " }],
  [{ state: "gone" }],
  [{ sort: "price-asc" }],
  [{ q: ["a"] }],
  [{ category: 7n }],
])("leaves out defaults and what doesn't fit: %#", (raw) => {
  expect(parseProductSearch(raw)).toEqual({});
});

test("a number in the address is searched for as text, a long text is cut", () => {
  expect(parseProductSearch({ q: 6205 })).toEqual({ q: "6205" });
  expect(parseProductSearch({ q: "x".repeat(500) }).q).toHaveLength(200);
});

test("a choice changes its part and keeps the others", () => {
  const search = changeProductSearch({ q: "6205", state: "hidden" }, { state: undefined });
  expect(search).toEqual({ q: "6205" });
  expect(changeProductSearch(search, { sort: "newest" })).toEqual({ q: "6205" });
});

test("order and the list of deleted ones narrow nothing", () => {
  expect(isNarrowed({ sort: "name-asc", state: "deleted" })).toBe(false);
  expect(isNarrowed({ state: "hidden" })).toBe(true);
  expect(isNarrowed({ q: "6205" })).toBe(true);
});

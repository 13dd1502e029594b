import { expect, test } from "vitest";
import {
  changeProductSearch,
  isNarrowed,
  parseProductSearch,
  productFilter,
} from "./product-search.ts";

test("parses search, state, category and order of the product list", () => {
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
])("drops defaults and invalid values: %#", (raw) => {
  expect(parseProductSearch(raw)).toEqual({});
});

test("cuts a long search text", () => {
  expect(parseProductSearch({ q: "x".repeat(500) }).q).toHaveLength(200);
});

test("changes one filter and keeps the others", () => {
  const search = changeProductSearch({ q: "6205", state: "hidden" }, { state: undefined });
  expect(search).toEqual({ q: "6205" });
  expect(changeProductSearch(search, { sort: "newest" })).toEqual({ q: "6205" });
});

test("sort order and the list of deleted products don't count as filters", () => {
  expect(isNarrowed({ sort: "name-asc", state: "deleted" })).toBe(false);
  expect(isNarrowed({ state: "hidden" })).toBe(true);
  expect(isNarrowed({ q: "6205" })).toBe(true);
});

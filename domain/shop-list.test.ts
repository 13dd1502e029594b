import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changeShopSearch,
  maxSearchLength,
  parseShopSearch,
  shopSorts,
  type ShopSearch,
} from "./shop-list.ts";

const anything = fc.dictionary(
  fc.constantFrom("q", "category", "brand", "sort", "view", "page", "__proto__"),
  fc.oneof(
    fc.anything(),
    fc.constantFrom("all", "name-asc", "price-asc", "price-desc", "list", "grid", ""),
    fc.string({ minLength: 190, maxLength: 400 }),
  ),
);

describe("parsing the shop's URL", () => {
  // docs/product/shop.md#state-in-the-address
  it("never throws and returns only valid values", () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const search = parseShopSearch(raw);
        for (const key of ["q", "category", "brand"] as const) {
          const text = search[key];
          if (text === undefined) continue;
          expect(text.trim()).not.toBe("");
          expect(text.length).toBeLessThanOrEqual(maxSearchLength);
        }
        expect([undefined, ...shopSorts]).toContain(search.sort);
        expect([undefined, "list"]).toContain(search.view);
        expect(Object.values(search)).not.toContain(undefined);
      }),
    );
  });

  // docs/product/shop.md#state-in-the-address
  it("returns the same state for its own output", () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const search = parseShopSearch(raw);
        expect(parseShopSearch(search)).toEqual(search);
      }),
    );
  });

  it("drops a text that is blank up to the maximum length", () => {
    expect(parseShopSearch({ q: `${" ".repeat(maxSearchLength)}6205` })).toEqual({});
  });

  it("drops what the server would reject: a NUL, and the end of a name that no product has", () => {
    expect(parseShopSearch({ q: "a\0b", category: "\0", brand: "x".repeat(81) })).toEqual({
      brand: "x".repeat(80),
    });
  });

  it("omits defaults", () => {
    const defaults = { q: "", category: "all", brand: "all", sort: "name-asc", view: "grid" };
    expect(parseShopSearch(defaults)).toEqual({});
  });

  it("keeps all selected values", () => {
    const chosen = {
      q: "6205",
      category: "Bearings",
      brand: "NSK",
      sort: "price-asc",
      view: "list",
    };
    expect(parseShopSearch(chosen)).toEqual(chosen);
  });

  it("reads a numeric code as text", () => {
    expect(parseShopSearch({ q: 6205, category: 7, brand: 0 })).toEqual({
      q: "6205",
      category: "7",
      brand: "0",
    });
  });

  it.each([{ sort: "price" }, { sort: "toString" }, { view: "LIST" }, { q: ["a"] }, { q: {} }])(
    "drops unknown values: %j",
    (raw) => expect(parseShopSearch(raw)).toEqual({}),
  );
});

describe("changing the shop's state", () => {
  const all: ShopSearch = {
    q: "belt",
    category: "Belts",
    brand: "Gates",
    sort: "price-desc",
    view: "list",
  };

  // docs/product/shop.md#category-resets-brand
  it("resets the brand with a new category", () => {
    const { brand: _, ...rest } = all;
    expect(changeShopSearch(all, { category: "Bearings" })).toEqual({
      ...rest,
      category: "Bearings",
    });
    expect(changeShopSearch(all, { category: undefined }).brand).toBeUndefined();
  });

  it("keeps the brand when the same category is selected again or another value changes", () => {
    expect(changeShopSearch(all, { category: "Belts" })).toEqual(all);
    expect(changeShopSearch(all, { q: "vee" })).toEqual({ ...all, q: "vee" });
  });

  it("sets category and brand at once", () => {
    expect(changeShopSearch(all, { category: "Bearings", brand: "NSK" })).toMatchObject({
      category: "Bearings",
      brand: "NSK",
    });
  });

  it("resets values to their defaults", () => {
    expect(changeShopSearch(all, { sort: "name-asc", view: "grid", q: undefined })).toEqual({
      category: "Belts",
      brand: "Gates",
    });
  });
});

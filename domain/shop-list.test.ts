import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFigureRange } from "./figure-range.ts";
import { productSeals } from "./seals.ts";
import {
  changeShopSearch,
  figureFilters,
  maxSearchLength,
  parseShopSearch,
  shopSorts,
  type ShopSearch,
} from "./shop-list.ts";

const anything = fc.dictionary(
  fc.constantFrom(
    "q",
    "category",
    "brand",
    "sort",
    "view",
    "bore",
    "length",
    "seals",
    "section",
    "page",
    "__proto__",
  ),
  fc.oneof(
    fc.anything(),
    fc.constantFrom(
      "25,0 mm",
      25,
      "1067",
      "shields",
      "all",
      "name-asc",
      "price-asc",
      "price-desc",
      "list",
      "grid",
      "",
    ),
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

  it.each([{ sort: "price" }, { sort: "toString" }, { view: "LIST" }, { q: ["a"] }, { q: {} }])(
    "drops unknown values: %j",
    (raw) => expect(parseShopSearch(raw)).toEqual({}),
  );
});

describe("parsing the URL's dimensions", () => {
  // docs/product/shop.md#state-in-the-address
  it("returns only figures that can be read, and known seals", () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const search = parseShopSearch(raw);
        const figures = figureFilters.flatMap((filter) => search[filter] ?? []);
        expect(figures.map((figure) => readFigureRange(figure))).not.toContain(undefined);
        expect([undefined, ...productSeals]).toContain(search.seals);
      }),
    );
  });

  it("keeps figures as typed", () => {
    const chosen = {
      bore: "25,0 mm",
      outside: "D52",
      width: "15",
      length: "1 in",
      seals: "contact seals",
      section: "HTD-8M",
    };
    expect(parseShopSearch(chosen)).toEqual(chosen);
  });

  it.each([
    { bore: "wide" },
    { bore: 0 },
    { width: "25x52" },
    { length: "9".repeat(41) },
    { seals: "closed" },
    { section: " " },
  ])("drops unknown values: %j", (raw) => expect(parseShopSearch(raw)).toEqual({}));
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

  it("keeps dimensions when another value changes, and drops a figure that can't be read", () => {
    const sized: ShopSearch = { bore: "25", seals: "open", section: "A", length: "1067" };
    expect(changeShopSearch(sized, { category: "Belts" })).toEqual({ ...sized, category: "Belts" });
    expect(changeShopSearch(sized, { bore: "25," })).toEqual({
      seals: "open",
      section: "A",
      length: "1067",
    });
  });

  it("resets values to their defaults", () => {
    expect(changeShopSearch(all, { sort: "name-asc", view: "grid", q: undefined })).toEqual({
      category: "Belts",
      brand: "Gates",
    });
  });
});

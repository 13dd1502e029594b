import fc from "fast-check";
import { expect, it } from "vitest";
import { composeCatalogueSearch, getFamilies, parseCatalogueSearch } from "./catalogue-search.ts";

it("returns empty search params for the defaults", () => {
  expect(composeCatalogueSearch({ tab: "interactive", text: " ", families: [] })).toEqual({});
});

it("round-trips tab, text and families", () => {
  const families = ["deep-groove-ball-bearings", "thrust-ball-bearings"];
  const search = composeCatalogueSearch({ tab: "search", text: "6205 2RS", families });
  expect(search).toEqual({ tab: "search", q: "6205 2RS", family: families.join(",") });
  expect(parseCatalogueSearch({ ...search })).toEqual(search);
  expect(getFamilies(search)).toEqual(families);
});

it("drops invalid values", () => {
  expect(parseCatalogueSearch({ tab: "x", q: 5, family: "<b>,a,a,%2F" })).toEqual({ family: "a" });
  expect(parseCatalogueSearch({ q: "y".repeat(500) }).q).toHaveLength(100);
});

it("parsing is idempotent", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("tab", "q", "family"), fc.string()), (search) => {
      const once = parseCatalogueSearch(search);
      expect(parseCatalogueSearch({ ...once })).toEqual(once);
    }),
  );
});

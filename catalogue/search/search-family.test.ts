import { expect, it } from "vitest";
import { searchFamily } from "./search-family.ts";

const items = [
  { code: "6205", description: "Light series for a 25 mm shaft", specs: "52\u00A0mm, 14\u00A0kN" },
  { code: "6305", description: "Medium series for a 25 mm shaft", specs: "62 mm, 20.6 kN" },
  { code: "NU205", description: "Plain inner ring", specs: "52\u00A0mm, 29.3\u00A0kN" },
];

const found = (text: string): string[] => searchFamily(items, text).map(({ code }) => code);

// docs/product/catalogue.md#family-search
it("finds a text in code, description and specs, case-insensitively", () => {
  expect(found("05")).toEqual(["6205", "6305", "NU205"]);
  expect(found("MEDIUM")).toEqual(["6305"]);
  expect(found("52 mm")).toEqual(["6205", "NU205"]);
});

// docs/product/catalogue.md#codes-in-common-spellings
it("finds a number with spaces, seals and clearance", () => {
  expect(found("6205 2RS")).toEqual(["6205"]);
  expect(found("nu 205")).toEqual(["NU205"]);
});

it("lists everything for a blank text and nothing for an unknown one", () => {
  expect(searchFamily(items, "  ")).toBe(items);
  expect(found("no such part")).toEqual([]);
  expect(found("---")).toEqual([]);
});

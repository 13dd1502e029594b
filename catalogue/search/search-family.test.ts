import fc from "fast-check";
import { expect, it } from "vitest";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import { listNskRecords } from "./nsk-records.ts";
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

const records = listNskRecords();

/** Codes that are found in the family with a code. */
function findBeside(code: string, text: string): readonly string[] {
  const family = records.find((record) => record.code === code)?.family;
  const ofFamily = records.filter((record) => record.family === family);
  return searchFamily(ofFamily, text).map((record) => record.code);
}

// docs/product/catalogue.md#codes-in-common-spellings
it.each([
  ["6205-2RS1/C3", "6205"],
  ["62052RS", "6205"],
  ["63022Z", "6302"],
  ["6204zz", "6204"],
  ["NU205 EW C3", "NU205"],
  ["HR30206J", "30206"],
  ["HR 30206 J", "30206"],
  ["NSK 6205", "6205"],
  ["bearing 6205 DDU", "6205"],
  ["UCP 205 D1", "UCP205"],
  ["NA49 C3", "NA49"],
])("'%s' finds only %s in its family", (text, code) => {
  expect(findBeside(code, text)).toEqual([code]);
});

it.each([
  ["62050", "6205"],
  ["NJ 6204", "6204"],
  ["16205", "6205"],
])("'%s' doesn't find %s", (text, code) => {
  expect(findBeside(code, text)).not.toContain(code);
});

// docs/product/catalogue.md#family-search
it("finds a size in any order, also worn, and no other bore", () => {
  expect(findBeside("6205", "24.9 x 51.8 x 15")).toEqual(["6205"]);
  expect(findBeside("6205", "52-25")).toEqual(["6205"]);
  expect(findBeside("6205", "24x52x15")).toEqual([]);
});

it("searches every family for any text without an error", () => {
  const families = nskFamilies.map(({ slug }) => records.filter(({ family }) => family === slug));
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      for (const family of families) {
        const others = searchFamily(family, text).filter((record) => !family.includes(record));
        expect(others).toEqual([]);
      }
    }),
  );
});

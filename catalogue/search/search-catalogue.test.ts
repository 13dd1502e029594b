import fc from "fast-check";
import { expect, it } from "vitest";
import { detailCodes } from "#catalogue/nsk/bearing-detail.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import { groupResults } from "./group-results.ts";
import { listNskRecords } from "./nsk-records.ts";
import { searchCatalogue } from "./search-catalogue.ts";
import { buildSearchIndex } from "./search-index.ts";

const records = listNskRecords();
const index = buildSearchIndex(records);
const families = nskFamilies.map(({ slug }) => slug);

const search = (text: string, chosen: readonly string[] = []): string[] =>
  searchCatalogue(index, { text, families: chosen }).map(({ code }) => code);

const anyRecord = fc.constantFrom(...records);
const anyUnits = fc
  .array(fc.nat({ max: 0xff_ff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));
const anyText = fc.oneof(anyUnits, fc.string());

it("contains every bearing and unit once, and the series without listed sizes", () => {
  const count = (kind: string): number => records.filter((record) => record.kind === kind).length;
  expect([count("bearing"), count("unit"), count("series")]).toEqual([172, 18, 18]);
  expect(new Set(records.map(({ code }) => code)).size).toBe(records.length);
});

it("links to the page of the bearing or unit, otherwise to the page of the series", () => {
  const hrefs = new Map(records.map(({ code, href }) => [code, href]));
  for (const code of [...detailCodes, "UCP205"]) {
    expect(hrefs.get(code)).toBe(`/products/nsk/bearing/${code.toLowerCase()}`);
  }
  expect(hrefs.get("FJ")).toBe("/products/nsk/needle-roller-bearings/drawn-cup");
});

it.each([
  ["6205", "6205"],
  ["nu 205", "NU205"],
  ["ucp 205", "UCP205"],
])("returns for '%s' first %s", (text, code) => {
  expect(search(text)[0]).toBe(code);
});

// docs/product/catalogue.md#catalogue-search
it("finds words of family and description, case-insensitively", () => {
  expect(search("SELF-ALIGNING")).toContain("1204");
  expect(search("drawn cup")).toEqual(["FJ"]);
  expect(search("no such part")).toEqual([]);
});

it("ranks codes that begin with the text before codes that contain it", () => {
  const found = search("22");
  expect(found.indexOf("22205")).toBeLessThan(found.indexOf("NU220"));
});

it("ranks the full code first", () => {
  for (const { code } of records) {
    expect(search(code)[0]).toBe(code);
    expect(search(` ${code.toLowerCase()} `)[0]).toBe(code);
  }
});

// docs/product/catalogue.md#catalogue-search
it("finds a record by any part of its code", () => {
  fc.assert(
    fc.property(anyRecord, fc.nat(), fc.nat(), ({ code }, start, length) => {
      const from = start % code.length;
      const part = code.slice(from, from + 1 + (length % code.length));
      expect(search(part)).toContain(code);
    }),
  );
});

it("returns unique records for any text", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const found = search(text);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});

// docs/product/catalogue.md#catalogue-search
it("only removes records when families are chosen", () => {
  fc.assert(
    fc.property(anyText, fc.subarray(families, { minLength: 1 }), (text, chosen) => {
      const some = searchCatalogue(index, { text, families: chosen });
      const all = searchCatalogue(index, { text, families: [] });
      expect(some).toEqual(all.filter(({ family }) => chosen.includes(family)));
    }),
  );
});

it("puts every result in one group, the best result's group first", () => {
  fc.assert(
    fc.property(fc.constantFrom("", "2", "nu", "shaft"), (text) => {
      const results = searchCatalogue(index, { text, families: [] });
      const groups = groupResults(results);
      const grouped = groups.flatMap((group) => group.families.flatMap((family) => family.records));
      expect(grouped).toHaveLength(results.length);
      expect(new Set(grouped)).toEqual(new Set(results));
      expect(grouped[0]).toBe(results[0]);
      for (const { count, families: parts } of groups) {
        expect(count).toBe(parts.reduce((sum, part) => sum + part.records.length, 0));
      }
    }),
  );
});

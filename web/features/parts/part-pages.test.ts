import { expect, it } from "vitest";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { listInserts } from "#catalogue/bearings/list-inserts.ts";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { compareDesignations } from "#catalogue/engineering/codes/compare-designations.ts";
import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { prerenderPaths } from "#catalogue/paths.ts";
import { fluidSeals } from "#catalogue/seals/fluid-seals.data.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { toSealSlug } from "#catalogue/seals/seal-path.ts";
import { loadBeltPage } from "./load-belt-page.ts";
import { loadInsertPage } from "./load-insert-page.ts";
import { loadSealPage } from "./load-seal-page.ts";
import { loadUnitPage } from "./load-unit-page.ts";
import type { PartPageData } from "./part-page-data.ts";

const pages: readonly (PartPageData | undefined)[] = [
  ...housedUnits.map(({ code }) => loadUnitPage(code)),
  ...listInserts().map(({ insert }) => loadInsertPage(insert)),
  ...mitsuboshiClassical.flatMap(({ sizes }) => sizes.map(({ code }) => loadBeltPage(code))),
  ...[...rotarySeals, ...fluidSeals].map(({ code }) => loadSealPage(toSealSlug(code))),
];
const known = new Map(pages.flatMap((page) => (page ? [[page.path, page] as const] : [])));

// docs/product/catalogue.md#every-listed-part
it("every unit, insert, classical belt and seal has a page of its own in the list of pages", () => {
  expect(pages.filter((page) => page === undefined)).toEqual([]);
  expect(known.size).toBe(pages.length);
  expect([...known.keys()].filter((path) => !prerenderPaths.includes(path))).toEqual([]);
});

it("states every fact once, with a value", () => {
  for (const { code, groups, tiles } of known.values()) {
    for (const facts of [tiles, ...groups.map((group) => group.facts)]) {
      expect(new Set(facts.map(({ label }) => label)).size, code).toBe(facts.length);
      expect(
        facts.filter(({ value }) => !/^\S/.test(value) || /undefined|NaN/.test(value)),
      ).toEqual([]);
    }
  }
});

it("links only to pages that exist, and to each neighbour's page, which links back", () => {
  for (const { path, relations, overview } of known.values()) {
    expect(prerenderPaths).toContain(overview.path);
    for (const link of relations.flatMap(({ parts }) => parts)) {
      expect(prerenderPaths).toContain(link.path);
    }
    for (const link of relations[0]?.parts ?? []) {
      const back = known.get(link.path)?.relations[0]?.parts.map((one) => one.path);
      expect(back, link.path).toContain(path);
    }
  }
});

// docs/product/catalogue.md#codes-of-other-makers
it("lists only spellings that the reader finds to be the same part", () => {
  const wrong = [...known.values()].flatMap(({ code, name, spellings }) =>
    spellings.flatMap(({ label, value }) => {
      const form = /^Form (\S+),/.exec(label)?.[1];
      const own = readPartCode(form === undefined ? code : `${form} ${code}`);
      return value
        .split(", ")
        .filter((one) => {
          const other = readPartCode(one);
          return !own || !other || compareDesignations(own, other).interchange !== "exact";
        })
        .map((one) => `${name} ${code}: ${one}`);
    }),
  );
  expect(wrong).toEqual([]);
});

it.each(["", "A43", "A42A", "__proto__", "constructor", "UCP211", "UC"])(
  "has no page for '%s'",
  (code) => {
    expect(loadBeltPage(code)).toBeUndefined();
    expect(loadUnitPage(code)).toBeUndefined();
    expect(loadInsertPage(code)).toBeUndefined();
    expect(loadSealPage(code.toLowerCase())).toBeUndefined();
  },
);

import { expect, it } from "vitest";
import { catalogueData, checkCatalogue } from "./catalogue-data.ts";
import { plantedDataMistakes } from "./testing/planted-mistakes.ts";

const clean = checkCatalogue(catalogueData);

// docs/product/catalogue.md#checked-data
it(`the catalogue's data passes all ${clean.checks} checks`, () => {
  expect(clean.faults).toEqual([]);
  expect(clean.checks).toBeGreaterThan(4500);
});

it.each(Object.entries(plantedDataMistakes))("catches a row that breaks '%s'", (rule, plant) => {
  const { faults } = checkCatalogue(plant(catalogueData));
  expect(faults.map((fault) => fault.rule)).toContain(rule);
});

// docs/product/catalogue.md#checked-data
it("has a planted mistake for every rule", () => {
  const asked = new Set(clean.rules);
  expect([...asked].filter((rule) => !(rule in plantedDataMistakes))).toEqual([]);
});

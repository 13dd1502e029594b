import { expect, it } from "vitest";
import { catalogueData, checkCatalogue } from "./catalogue-data.ts";
import { plantedDataMistakes } from "./testing/planted-mistakes.ts";

const clean = checkCatalogue(catalogueData);

// docs/product/catalogue.md#checked-data
it(`the catalogue's data passes all ${clean.checks} checks`, () => {
  expect(clean.errors).toEqual([]);
  expect(clean.checks).toBeGreaterThan(4500);
});

it.each(Object.entries(plantedDataMistakes))("catches a row that breaks '%s'", (rule, plant) => {
  const { errors } = checkCatalogue(plant(catalogueData));
  expect(errors.map((error) => error.rule)).toContain(rule);
});

// docs/product/catalogue.md#checked-data
it("has a planted mistake for every rule", () => {
  const asked = new Set(clean.rules);
  expect([...asked].filter((rule) => !(rule in plantedDataMistakes))).toEqual([]);
});

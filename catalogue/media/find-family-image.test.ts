import { expect, test } from "vitest";
import { beltBrandFacts } from "#catalogue/belts/belt-brands.data.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import { pplGroups } from "#catalogue/ppl/ppl-groups.data.ts";
import { rhpFamilies } from "#catalogue/rhp/rhp-families.data.ts";
import { familyImages } from "./family-images.data.ts";
import { findFamilyImage } from "./find-family-image.ts";
import { partImages } from "./part-images.data.ts";

const slugs = [
  ...[...nskFamilies, ...pplGroups, ...rhpFamilies].map(({ slug }) => slug),
  ...beltBrandFacts.flatMap(({ families }) => families.map(({ slug }) => slug)),
];

test("every family except flat belts has the image of its kind", () => {
  const without = slugs.filter((slug) => findFamilyImage(slug) === undefined);
  expect(without).toEqual(["flat-belts", "conveyor-and-flat-belts"]);
});

test("every image of a family is a listed image", () => {
  const listed = new Set(partImages.map(({ name }) => name));
  expect(Object.values(familyImages).filter((name) => !listed.has(name))).toEqual([]);
});

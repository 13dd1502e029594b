import { expect, test } from "vitest";
import { beltBrandFacts } from "#catalogue/belts/belt-brands.data.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import { pplGroups } from "#catalogue/ppl/ppl-groups.data.ts";
import { rhpFamilies } from "#catalogue/rhp/rhp-families.data.ts";
import { familyPictures } from "./family-pictures.data.ts";
import { findFamilyPicture } from "./find-family-picture.ts";
import { partPictures } from "./part-pictures.data.ts";

const slugs = [
  ...[...nskFamilies, ...pplGroups, ...rhpFamilies].map(({ slug }) => slug),
  ...beltBrandFacts.flatMap(({ families }) => families.map(({ slug }) => slug)),
];

test("every family except flat belts has the image of its kind", () => {
  const without = slugs.filter((slug) => findFamilyPicture(slug) === undefined);
  expect(without).toEqual(["flat-belts", "conveyor-and-flat-belts"]);
});

test("every image of a family is a listed image", () => {
  const listed = new Set(partPictures.map(({ name }) => name));
  expect(Object.values(familyPictures).filter((name) => !listed.has(name))).toEqual([]);
});

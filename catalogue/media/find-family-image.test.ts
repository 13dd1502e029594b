import { expect, test } from "vitest";
import { beltBrandFacts } from "#catalogue/belts/belt-brands.data.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import { pplGroups } from "#catalogue/ppl/ppl-groups.data.ts";
import { rhpFamilies } from "#catalogue/rhp/rhp-families.data.ts";
import { toSlug } from "#catalogue/slug.ts";
import { familyImages, seriesImages } from "./family-images.data.ts";
import { findFamilyImage } from "./find-family-image.ts";
import { partImages } from "./part-images.data.ts";

const slugs = [
  ...[...nskFamilies, ...pplGroups, ...rhpFamilies].map(({ slug }) => slug),
  ...beltBrandFacts.flatMap(({ families }) => families.map(({ slug }) => slug)),
];

test("every family except flat and open-end belts has the image of its kind", () => {
  const without = slugs.filter((slug) => findFamilyImage(slug) === undefined);
  expect(without).toEqual(["open-end-timing-belts", "flat-belts", "conveyor-and-flat-belts"]);
});

test("no series that has a drawing of its kind has the image of another one", () => {
  const drawn = nskFamilies.flatMap(({ series }) => series.filter(({ drawnKind }) => drawnKind));
  expect(drawn.map(({ name }) => name)).toEqual([
    "QJ Series",
    "Cage and Roller",
    "Cam Follower",
    "Ball Screws",
    "Crossed Roller Ring",
  ]);
  expect(drawn.filter(({ name }) => seriesImages[toSlug(name)] !== undefined)).toEqual([]);
});

test("every image of a family is a listed image", () => {
  const listed = new Set(partImages.map(({ name }) => name));
  expect(Object.values(familyImages).filter((name) => !listed.has(name))).toEqual([]);
});

import { beltBrandPath, beltFamilyPath, classicalSlug } from "./belt-addresses.ts";
import { beltBrands } from "./belt-brands.data.ts";

/** Pages of all brands, of the families that have one, and of the classical V-belts. */
export const beltPaths: readonly string[] = [
  ...beltBrands.flatMap(({ slug, families, familiesLinked }) => [
    beltBrandPath(slug),
    ...(familiesLinked ? families.map((family) => beltFamilyPath(slug, family.slug)) : []),
  ]),
  beltFamilyPath("mitsuboshi", classicalSlug),
];

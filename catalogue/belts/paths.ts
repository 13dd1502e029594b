import { beltBrandPath, beltFamilyPath, classicalSlug } from "./belt-addresses.ts";
import { beltBrandFacts } from "./belt-brands.data.ts";

/** Pages of all brands, of the families that have one, and of the classical V-belts. */
export const beltPaths: readonly string[] = [
  ...beltBrandFacts.flatMap(({ slug, families, familiesLinked }) => [
    beltBrandPath(slug),
    ...(familiesLinked ? families.map((family) => beltFamilyPath(slug, family.slug)) : []),
  ]),
  beltFamilyPath("mitsuboshi", classicalSlug),
];

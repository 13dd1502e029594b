import { beltBrandPath, beltFamilyPath, classicalSlug } from "./belt-addresses.ts";
import { beltBrandFacts } from "./belt-brands.data.ts";

/** Paths of all brand pages, all family pages and the classical V-belts page. */
export const beltPaths: readonly string[] = [
  ...beltBrandFacts.flatMap(({ slug, families, familiesLinked }) => [
    beltBrandPath(slug),
    ...(familiesLinked ? families.map((family) => beltFamilyPath(slug, family.slug)) : []),
  ]),
  beltFamilyPath("mitsuboshi", classicalSlug),
];

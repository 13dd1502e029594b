import { beltBrandPath, beltFamilyPath, classicalSlug } from "./belt-addresses.ts";
import { beltBrandFacts } from "./belt-brands.data.ts";
import { getBeltSizePath } from "./belt-size-path.ts";
import { mitsuboshiClassical } from "./mitsuboshi-classical.data.ts";

/** Paths of all brand pages, all family pages, the classical V-belts page and those of its sizes. */
export const beltPaths: readonly string[] = [
  ...beltBrandFacts.flatMap(({ slug, families, familiesLinked }) => [
    beltBrandPath(slug),
    ...(familiesLinked ? families.map((family) => beltFamilyPath(slug, family.slug)) : []),
  ]),
  beltFamilyPath("mitsuboshi", classicalSlug),
  ...mitsuboshiClassical.flatMap(({ sizes }) => sizes.map(({ code }) => getBeltSizePath(code))),
];

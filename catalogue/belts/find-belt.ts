import { beltBrandFacts } from "./belt-brands.data.ts";
import type { BeltBrand, BeltFamily } from "./belt.ts";
import { classicalFamily } from "./classical-family.ts";

/**
 * Finds a belt brand by the slug of its page.
 *
 * @param slug As in the address.
 * @returns The brand; undefined when there is none of this slug.
 */
export function findBeltBrand(slug: string): BeltBrand | undefined {
  return beltBrandFacts.find((brand) => brand.slug === slug);
}

/**
 * Finds a family of a brand by the slug of its page.
 *
 * @param brand The brand.
 * @param slug As in the address.
 * @returns The family, or Mitsuboshi's classical V-belts; undefined when the brand has none of this
 * slug.
 */
export function findBeltFamily(brand: BeltBrand, slug: string): BeltFamily | undefined {
  if (brand.slug === "mitsuboshi" && slug === classicalFamily.slug) return classicalFamily;
  return brand.families.find((family) => family.slug === slug);
}

/**
 * What a brand's page is called.
 *
 * @param brand The brand.
 * @returns Such as `Gates Belts`.
 */
export function titleOfBrand(brand: Pick<BeltBrand, "name">): string {
  return `${brand.name} Belts`;
}

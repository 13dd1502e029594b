import { beltBrandFacts } from "./belt-brands.data.ts";
import type { BeltBrand, BeltFamily } from "./belt.ts";
import { classicalFamily } from "./classical-family.ts";

/** Finds a belt brand by the slug of its page. */
export function findBeltBrand(slug: string): BeltBrand | undefined {
  return beltBrandFacts.find((brand) => brand.slug === slug);
}

/** Finds a family of a brand by the slug of its page, including Mitsuboshi's classical V-belts. */
export function findBeltFamily(brand: BeltBrand, slug: string): BeltFamily | undefined {
  if (brand.slug === "mitsuboshi" && slug === classicalFamily.slug) return classicalFamily;
  return brand.families.find((family) => family.slug === slug);
}

/** Returns the title of a brand's page, such as `Gates Belts`. */
export function toBrandTitle(brand: Pick<BeltBrand, "name">): string {
  return `${brand.name} Belts`;
}

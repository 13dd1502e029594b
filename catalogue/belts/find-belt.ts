import { classicalSlug } from "./belt-addresses.ts";
import { beltBrandFacts } from "./belt-brands.data.ts";
import type { BeltBrand, BeltFamily } from "./belt.ts";
import { mitsuboshiClassical } from "./mitsuboshi-classical.data.ts";

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

const sizeCount = mitsuboshiClassical.reduce((count, { sizes }) => count + sizes.length, 0);

/** Mitsuboshi's classical V-belts as a family: it has a page, but no card on the brand's page. */
export const classicalFamily: BeltFamily = {
  slug: classicalSlug,
  title: "Classical V-Belts",
  description: `Wrapped V-belts of sections A, B, C and D in ${sizeCount} listed sizes.`,
  products: mitsuboshiClassical.map(({ name, specs, applications, power }) => ({
    name,
    specs,
    applications: applications.join(", "),
    power,
  })),
};

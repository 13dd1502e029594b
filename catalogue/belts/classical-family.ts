import { classicalSlug } from "./belt-addresses.ts";
import type { BeltFamily } from "./belt.ts";
import { mitsuboshiClassical } from "./mitsuboshi-classical.data.ts";

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

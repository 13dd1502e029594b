import { housedUnits } from "./bearings/housed-units.data.ts";
import { listInserts } from "./bearings/list-inserts.ts";
import {
  beltBrandPath,
  beltFamilyPath,
  classicalSlug,
  getBeltSizePath,
} from "./belts/belt-addresses.ts";
import { beltBrandFacts } from "./belts/belt-brands.data.ts";
import { mitsuboshiClassical } from "./belts/mitsuboshi-classical.data.ts";
import { detailCodes } from "./nsk/bearing-detail.ts";
import { getBearingPath } from "./nsk/bearing-path.ts";
import { nskFamilies } from "./nsk/families.data.ts";
import { nskListPages } from "./nsk/list-pages.data.ts";
import { pplPaths } from "./ppl/find-group.ts";
import { sealPaths } from "./seals/list-seals.ts";
import { toSlug } from "./slug.ts";

/** Paths of all brand pages, all family pages, the classical V-belts page and those of its sizes. */
export const beltPaths: readonly string[] = [
  ...beltBrandFacts.flatMap(({ slug, families, familiesLinked }) => [
    beltBrandPath(slug),
    ...(familiesLinked ? families.map((family) => beltFamilyPath(slug, family.slug)) : []),
  ]),
  beltFamilyPath("mitsuboshi", classicalSlug),
  ...mitsuboshiClassical.flatMap(({ sizes }) => sizes.map(({ code }) => getBeltSizePath(code))),
];

const brandPath = "/products/bearing/nsk";

/** Paths of all NSK pages: brand, catalogue, lists, families with their series, bearings, units, inserts. */
export const nskPaths: readonly string[] = [
  brandPath,
  "/products/nsk/catalog",
  ...Object.keys(nskListPages).map((slug) => `${brandPath}/${slug}`),
  ...nskFamilies.flatMap(({ slug, series }) => [
    `/products/nsk/${slug}`,
    ...series.map(({ name }) => `/products/nsk/${slug}/${toSlug(name)}`),
  ]),
  ...detailCodes.map(getBearingPath),
  ...housedUnits.map(({ code }) => getBearingPath(code)),
  ...listInserts().map(({ insert }) => getBearingPath(insert)),
];

/**
 * Every page that is prerendered at build time. The list is explicit because following links, or
 * deriving it from the route files, would also prerender pages for signed-in users.
 */
export const prerenderPaths: readonly string[] = [
  "/",
  "/about",
  "/services",
  "/contact",
  "/products",
  "/products/bearing",
  ...nskPaths,
  ...pplPaths,
  "/products/bearing/rhp",
  "/products/belts",
  ...beltPaths,
  ...sealPaths,
  "/privacy",
  "/terms",
];

import { toSlug } from "#catalogue/slug.ts";
import { detailCodes } from "./bearing-detail.ts";
import { nskFamilies } from "./families.data.ts";
import { nskListPages } from "./list-pages.data.ts";

const brandPath = "/products/bearing/nsk";

/** Paths of all NSK pages: brand, catalogue, lists, families with their series, bearings. */
export const nskPaths: readonly string[] = [
  brandPath,
  "/products/nsk/catalog",
  ...Object.keys(nskListPages).map((slug) => `${brandPath}/${slug}`),
  ...nskFamilies.flatMap(({ slug, series }) => [
    `/products/nsk/${slug}`,
    ...series.map(({ name }) => `/products/nsk/${slug}/${toSlug(name)}`),
  ]),
  ...detailCodes.map((code) => `/products/nsk/bearing/${code.toLowerCase()}`),
];

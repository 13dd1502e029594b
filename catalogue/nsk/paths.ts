import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { listInserts } from "#catalogue/bearings/list-inserts.ts";
import { toSlug } from "#catalogue/slug.ts";
import { detailCodes } from "./bearing-detail.ts";
import { getBearingPath } from "./bearing-path.ts";
import { nskFamilies } from "./families.data.ts";
import { nskListPages } from "./list-pages.data.ts";

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

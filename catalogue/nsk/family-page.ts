import { findFamilyImage } from "#catalogue/media/find-family-image.ts";
import type { PartImageName } from "#catalogue/media/part-image.ts";
import { listNskRecords } from "#catalogue/search/nsk-records.ts";
import type { SearchRecord } from "#catalogue/search/search-record.ts";
import { toSlug } from "#catalogue/slug.ts";
import { findFamily } from "./categories.ts";
import { nskFamilies } from "./families.data.ts";
import { nskListPages } from "./list-pages.data.ts";
import type { NskFamily } from "./nsk-family.ts";

/** A family's listing: its series, and every bearing, unit or series in it. */
export type FamilyPage = Pick<NskFamily, "slug" | "title" | "description"> & {
  readonly series: readonly { readonly name: string; readonly slug: string }[];
  readonly hasListPage: boolean;
  readonly image: PartImageName | undefined;
  readonly products: readonly SearchRecord[];
};

const fallbackSlug = "deep-groove-ball-bearings";

/**
 * Composes the listing of a family.
 *
 * @param slug As in the address; an unknown slug falls back to deep groove bearings.
 * @throws {RangeError} If the fallback is missing too (programmer error).
 */
export function getFamilyPage(slug: string): FamilyPage {
  const family = findFamily(slug) ?? findFamily(fallbackSlug);
  if (!family) throw new RangeError(`No family ${fallbackSlug} among ${nskFamilies.length}`);
  return {
    slug: family.slug,
    title: family.title,
    description: family.description,
    series: family.series.map(({ name }) => ({ name, slug: toSlug(name) })),
    hasListPage: family.slug in nskListPages,
    image: findFamilyImage(family.slug),
    products: listNskRecords().filter((record) => record.family === family.slug),
  };
}

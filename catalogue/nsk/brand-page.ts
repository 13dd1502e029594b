import { listSeriesBearings, listSeriesUnits } from "#catalogue/bearings/find-bearing.ts";
import { formatSpan, withUnit } from "#catalogue/format.ts";
import { findFamilyImage } from "#catalogue/media/find-family-image.ts";
import type { PartImageName } from "#catalogue/media/part-image.ts";
import { toSlug } from "#catalogue/slug.ts";
import { nskFamilies } from "./families.data.ts";
import { nskListPages } from "./list-pages.data.ts";
import type { NskFamily, NskSeries } from "./nsk-family.ts";

/** A family's card on the brand page. */
export type BrandFamily = Pick<NskFamily, "slug" | "name" | "title" | "description"> & {
  readonly series: readonly {
    readonly name: string;
    readonly slug: string;
    readonly description: string;
    /** Range of the listed bores. */
    readonly bores: string | undefined;
  }[];
  readonly hasListPage: boolean;
  readonly image: PartImageName | undefined;
};

/** Lists the twelve cards of the brand page, in the order of the catalogue. */
export function listBrandFamilies(): readonly BrandFamily[] {
  return nskFamilies.map(({ slug, name, title, description, series }) => ({
    slug,
    name,
    title,
    description,
    series: series.map((one) => ({
      name: one.name,
      slug: toSlug(one.name),
      description: one.description,
      bores: getBores(one),
    })),
    hasListPage: slug in nskListPages,
    image: findFamilyImage(slug),
  }));
}

function getBores({ sizes }: NskSeries): string | undefined {
  if (sizes === undefined) return undefined;
  const rows = [...listSeriesBearings(sizes), ...listSeriesUnits(sizes)];
  return withUnit(formatSpan(rows.map(({ boreMm }) => boreMm)), "mm");
}

import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { getComponentImage } from "#catalogue/drawing/media-path.ts";
import { formatKn, formatMm } from "#catalogue/format.ts";
import { findBearingDetail, specifiedCodes } from "#catalogue/nsk/bearing-detail.ts";
import { getBearingPath } from "#catalogue/nsk/bearing-path.ts";
import { getFamilySlug } from "#catalogue/nsk/categories.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import type { NskFamily, NskSeries } from "#catalogue/nsk/nsk-family.ts";
import { toSlug } from "#catalogue/slug.ts";
import { getFamilyCategory } from "./family-categories.ts";
import type { SearchRecord } from "./search-record.ts";

/**
 * Lists everything of NSK that can be searched, family by family: bearings, housed units, and series
 * without listed sizes.
 */
export function listNskRecords(): readonly SearchRecord[] {
  return nskFamilies.flatMap((family) =>
    family.series.flatMap((series): readonly SearchRecord[] => {
      if (series.sizes === undefined) return [seriesRecord(family, series)];
      const unitRecords = housedUnits
        .filter((unit) => unit.series === series.sizes)
        .map((unit) => unitRecord(unit, family, series));
      return bearings
        .filter(({ kind, series: sizes }) => hasKind(family, kind) && sizes === series.sizes)
        .map((bearing) => bearingRecord(bearing, family, series))
        .concat(unitRecords);
    }),
  );
}

function hasKind(family: NskFamily, kind: Bearing["kind"]): boolean {
  return getFamilySlug(kind) === family.slug;
}

function bearingRecord(bearing: Bearing, family: NskFamily, series: NskSeries): SearchRecord {
  const { code, boreMm, outsideDiameterMm, widthMm } = bearing;
  // The specified search is over the texts of the specified pages.
  const detail = specifiedCodes.includes(code) ? findBearingDetail(code) : undefined;
  return {
    ...describeSeries(family, series),
    kind: "bearing",
    code,
    description: detail?.description ?? series.description,
    dimensions: `${boreMm} × ${outsideDiameterMm} × ${formatMm(widthMm)}`,
    dimensionsMm: { bore: boreMm, outside: outsideDiameterMm, width: widthMm },
    specs: `C ${formatKn(bearing.dynamicLoadKn)}`,
    href: getBearingPath(code),
  };
}

function unitRecord(unit: HousedUnit, family: NskFamily, series: NskSeries): SearchRecord {
  return {
    ...describeSeries(family, series),
    kind: "unit",
    code: unit.code,
    description: series.description,
    dimensionsMm: { bore: unit.boreMm },
    specs: `${formatMm(unit.boreMm)} shaft, C ${formatKn(unit.dynamicLoadKn)}`,
    href: getBearingPath(unit.code),
  };
}

function seriesRecord(family: NskFamily, series: NskSeries): SearchRecord {
  return {
    ...describeSeries(family, series),
    kind: "series",
    code: series.code,
    description: series.description,
    specs: series.specs ?? "",
    ...(series.drawnKind && { image: getComponentImage(series.drawnKind) }),
    href: toSeriesPath(family, series),
  };
}

function describeSeries(
  family: NskFamily,
  series: NskSeries,
): Pick<SearchRecord, "family" | "familyTitle" | "category" | "series"> {
  return {
    family: family.slug,
    familyTitle: family.title,
    category: getFamilyCategory(family.slug),
    series: series.name,
  };
}

/** Path of the page of a series. */
export function toSeriesPath(family: NskFamily, series: NskSeries): string {
  return `/products/nsk/${family.slug}/${toSlug(series.name)}`;
}

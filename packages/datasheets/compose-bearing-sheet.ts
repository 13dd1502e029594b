import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { drawBearing } from "#catalogue/drawing/draw-bearing.ts";
import { type BearingDetail, findBearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import { familySlugOfKind, findFamily } from "#catalogue/nsk/categories.ts";
import { familyFeatures } from "#catalogue/nsk/family-features.data.ts";
import type { NskFamily, NskSeries } from "#catalogue/nsk/nsk-family.ts";
import { toSlug } from "#catalogue/slug.ts";
import { dimensionTable, factorTable, ratingTable, widthSymbol } from "./bearing-figures.ts";
import type { Datasheet, WordList } from "./datasheet.ts";
import { listWords } from "./list-words.ts";
import { describeSource } from "./rating-source.ts";

type Place = { readonly family: NskFamily; readonly series: NskSeries };

/** Composes the data sheet of a bearing; bearings without a page use the texts of their series. */
export function composeBearingSheet(bearing: Bearing): Datasheet {
  const { code } = bearing;
  const detail = findBearingDetail(code);
  const { family, series } = getPlace(bearing);
  const page = detail ? `bearing/${code.toLowerCase()}` : `${family.slug}/${toSlug(series.name)}`;
  return {
    code,
    name: family.title.replace(/s$/, ""),
    series: series.name,
    makerDesignation: bearing.makerDesignation,
    description: detail?.description ?? `${series.description} ${family.description}`,
    key: keyFigures(bearing),
    drawing: drawBearing(bearing),
    tables: [ratingTable(bearing, detail), dimensionTable(bearing), factorTable(bearing)].filter(
      ({ rows }) => rows.length > 0,
    ),
    lists: detail ? listsOfDetail(detail) : listsOfSeries(family, series),
    source: describeSource(bearing.ratings),
    notes: detail?.notes ?? bearing.notes ?? [],
    path: `/products/nsk/${page}`,
  };
}

function getPlace(bearing: Bearing): Place {
  const family = findFamily(familySlugOfKind(bearing.kind));
  const series = family?.series.find(({ sizes }) => sizes === bearing.series);
  if (!family || !series) throw new RangeError(`No series of NSK's holds ${bearing.code}`);
  return { family, series };
}

function keyFigures(bearing: Bearing): Datasheet["key"] {
  const symbol = widthSymbol(bearing);
  return [
    { label: "Bore", symbol: "d", value: bearing.boreMm, unit: "mm" },
    { label: "Outside", symbol: "D", value: bearing.outsideDiameterMm, unit: "mm" },
    { label: symbol === "H" ? "Height" : "Width", symbol, value: bearing.widthMm, unit: "mm" },
    { label: "Dynamic load", symbol: "C", value: bearing.dynamicLoadKn, unit: "kN" },
  ];
}

function listsOfDetail(detail: BearingDetail): readonly WordList[] {
  return [
    { title: "Applications", items: detail.applications },
    { title: "Features", items: detail.technicalFeatures },
    { title: "Variants", items: detail.availableVariants },
  ];
}

function listsOfSeries(family: NskFamily, series: NskSeries): readonly WordList[] {
  return [
    { title: "Applications", items: listWords(series.applications) },
    { title: "Features", items: familyFeatures[family.slug] ?? [] },
  ];
}

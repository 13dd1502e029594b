import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { nameRatingSource } from "#catalogue/bearings/rating-source.ts";
import { drawBearing } from "#catalogue/drawing/draw-bearing.ts";
import { type BearingDetail, findBearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import { getBearingPath } from "#catalogue/nsk/bearing-path.ts";
import { getFamilySlug, findFamily } from "#catalogue/nsk/categories.ts";
import type { NskFamily, NskSeries } from "#catalogue/nsk/nsk-family.ts";
import { dimensionTable, factorTable, ratingTable, widthSymbol } from "./bearing-figures.ts";
import type { Datasheet, WordList } from "./datasheet.ts";

type Place = { readonly family: NskFamily; readonly series: NskSeries };

/** Composes the data sheet of a bearing. */
export function composeBearingSheet(bearing: Bearing): Datasheet {
  const { code } = bearing;
  const detail = findBearingDetail(code);
  const place = getPlace(bearing);
  if (!detail || !place) throw new RangeError(`No series of NSK's holds ${code}`);
  const { family, series } = place;
  return {
    code,
    name: family.title.replace(/s$/, ""),
    series: series.name,
    makerDesignation: bearing.makerDesignation,
    description: detail.description,
    key: keyFigures(bearing),
    drawing: drawBearing(bearing),
    tables: [ratingTable(bearing, detail), dimensionTable(bearing), factorTable(bearing)].filter(
      ({ rows }) => rows.length > 0,
    ),
    lists: toWordLists(detail),
    source: nameRatingSource(bearing.ratings),
    notes: detail.notes,
    path: getBearingPath(code),
  };
}

function getPlace(bearing: Bearing): Place | undefined {
  const family = findFamily(getFamilySlug(bearing.kind));
  const series = family?.series.find(({ sizes }) => sizes === bearing.series);
  return family && series && { family, series };
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

function toWordLists(detail: BearingDetail): readonly WordList[] {
  return [
    { title: "Applications", items: detail.applications },
    { title: "Features", items: detail.technicalFeatures },
    { title: "Variants", items: detail.availableVariants },
  ];
}

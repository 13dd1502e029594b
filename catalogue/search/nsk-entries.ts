import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { listInserts } from "#catalogue/bearings/list-inserts.ts";
import {
  familyImage,
  getBearingImage,
  getComponentImage,
  getUnitImage,
} from "#catalogue/drawing/media-path.ts";
import type { BearingType } from "#catalogue/engineering/designation/designation.ts";
import { getBearingPath } from "#catalogue/nsk/bearing-path.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import { listNskRecords, toSeriesPath } from "./nsk-records.ts";
import { popularityRanks, type SearchEntry } from "./search-entry.ts";
import type { SearchRecord } from "./search-record.ts";

const maker = "NSK";

/** Types of bearings by the slug of the family that is about them. */
const typesOfFamilies: Readonly<Record<string, readonly BearingType[]>> = {
  "deep-groove-ball-bearings": ["deep groove ball", "deep groove ball, double row"],
  "angular-contact-ball-bearings": [
    "angular contact ball",
    "angular contact ball, double row",
    "four-point contact ball",
  ],
  "self-aligning-ball-bearings": ["self-aligning ball"],
  "thrust-ball-bearings": ["thrust ball, single direction", "thrust ball, double direction"],
  "cylindrical-roller-bearings": ["cylindrical roller"],
  "tapered-roller-bearings": ["tapered roller"],
  "spherical-roller-bearings": ["spherical roller"],
  "needle-roller-bearings": ["needle roller", "needle roller without inner ring"],
  "bearing-units": ["housed unit or insert"],
};

/** The entries of NSK's range: bearings, units with their inserts, series and families. */
export function listNskEntries(): readonly SearchEntry[] {
  const byCode = new Map(bearings.map((bearing) => [bearing.code, bearing]));
  const records = listNskRecords();
  return [
    ...records.map((record) => {
      const bearing = record.kind === "bearing" ? byCode.get(record.code) : undefined;
      return bearing ? bearingEntry(bearing, record) : recordEntry(record);
    }),
    ...listInsertEntries(),
    ...listSeriesEntries(),
    ...nskFamilies.map((family) => ({
      id: `nsk/${family.slug}`,
      kind: "family" as const,
      codes: [],
      name: family.title,
      maker,
      family: family.slug,
      types: typesOfFamilies[family.slug] ?? [],
      image: familyImage(family.slug),
      words: `${family.name} ${family.description}`,
      popularity: popularityRanks.family,
      href: `/products/nsk/${family.slug}`,
    })),
  ];
}

function bearingEntry(bearing: Bearing, record: SearchRecord): SearchEntry {
  const { code, makerDesignation, kind, boreMm, outsideDiameterMm, widthMm } = bearing;
  return {
    id: `nsk/${code}`,
    kind: "bearing",
    basicNumber: code,
    codes: code === makerDesignation ? [code] : [code, makerDesignation],
    designations: [makerDesignation],
    name: record.familyTitle,
    maker,
    family: record.family,
    dimensionsMm: { bore: boreMm, outside: outsideDiameterMm, width: widthMm },
    words: `${record.series} ${record.description}`,
    popularity: popularityRanks[kind],
    href: record.href,
  };
}

/** A unit, or a series without listed sizes. */
function recordEntry(record: SearchRecord): SearchEntry {
  const unit = housedUnits.find(({ code }) => code === record.code);
  const { code, series, familyTitle, description, specs, image, href } = record;
  const words = `${series} ${description} ${specs}`;
  const shared = { id: `nsk/${code}`, maker, family: record.family, words, href };
  return unit
    ? {
        ...shared,
        kind: "unit",
        basicNumber: code,
        codes: [code, unit.makerDesignation],
        designations: [code],
        name: unitNames[unit.series],
        keywords: "bearing",
        dimensionsMm: { bore: unit.boreMm },
        popularity: popularityRanks.unit,
      }
    : {
        ...shared,
        kind: "series",
        codes: [code],
        name: `${series} ${familyTitle}`,
        series: code,
        ...(image !== undefined && { image }),
        popularity: popularityRanks.other,
      };
}

const unitNames = {
  UCP: "Pillow block unit",
  UCF: "Flange unit",
  UCT: "Take-up unit",
} as const;

/** The insert bearings of the units. */
function listInsertEntries(): readonly SearchEntry[] {
  return listInserts().map(({ insert, unit }) => ({
    id: `nsk/${insert}`,
    kind: "insert",
    basicNumber: insert,
    codes: [insert],
    name: "Insert bearing",
    maker,
    dimensionsMm: {
      bore: unit.boreMm,
      outside: unit.insertOutsideDiameterMm,
      width: unit.insertWidthMm,
    },
    family: "bearing-units",
    image: getComponentImage("insert-bearing"),
    words: "bearing units",
    popularity: popularityRanks.insert,
    href: getBearingPath(insert),
  }));
}

/** Path of the drawing of a series' first size. */
function drawSeries(sizes: string): string | undefined {
  const unit = housedUnits.find(({ series }) => series === sizes);
  const bearing = bearings.find(({ series }) => series === sizes);
  return unit ? getUnitImage(unit.code) : bearing && getBearingImage(bearing.code);
}

/** Series with listed sizes, for numbers of the series that aren't listed. */
function listSeriesEntries(): readonly SearchEntry[] {
  return nskFamilies.flatMap((family) =>
    family.series.flatMap((series): readonly SearchEntry[] =>
      series.sizes === undefined
        ? []
        : [
            {
              id: `nsk/series/${series.sizes}`,
              kind: "series",
              codes: [],
              name: `${series.name} ${family.title}`,
              maker,
              series: series.sizes,
              family: family.slug,
              image: drawSeries(series.sizes) ?? familyImage(family.slug),
              words: series.description,
              popularity: popularityRanks.other,
              href: toSeriesPath(family, series),
            },
          ],
    ),
  );
}

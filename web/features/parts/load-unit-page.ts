import { listSeriesUnits, findUnit } from "#catalogue/bearings/find-bearing.ts";
import type { HousedUnit, UnitSeries } from "#catalogue/bearings/housed-unit.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { nameRatingSource } from "#catalogue/bearings/rating-source.ts";
import { unitLegend } from "#catalogue/bearings/unit-legend.data.ts";
import { drawUnit } from "#catalogue/drawing/draw-unit.ts";
import { getUnitImage } from "#catalogue/drawing/media-path.ts";
import { formatKn, formatMm, formatRpm, withUnit } from "#catalogue/format.ts";
import type { PartImageName } from "#catalogue/media/part-image.ts";
import { getBearingPath } from "#catalogue/nsk/bearing-path.ts";
import { findFamily } from "#catalogue/nsk/categories.ts";
import { familyFeatures } from "#catalogue/nsk/family-features.data.ts";
import { composeListItem } from "#catalogue/nsk/list-item.ts";
import { toSlug } from "#catalogue/slug.ts";
import { nskText } from "#web/messages/nsk.ts";
import { partPageText } from "#web/messages/part-page.ts";
import { bearingCrumbs } from "#web/seo/bearing-crumbs.ts";
import type { PageCrumb } from "#web/seo/breadcrumb-json-ld.ts";
import type { PartLink, PartLinkGroup } from "#web/ui/part-links.tsx";
import { linkNeighbours, listFacts, type FactGroup, type PartPageData } from "./part-page-data.ts";

const familySlug = "bearing-units";
const kindImages: Readonly<Record<UnitSeries, PartImageName | undefined>> = {
  UCP: "pillow-block",
  UCF: "flange-unit",
  UCT: undefined,
};

/** Collects the data of a housed unit's page; undefined for a code in no list. */
export function loadUnitPage(code: string): PartPageData | undefined {
  const text = partPageText.en;
  const unit = findUnit(code);
  const family = findFamily(familySlug);
  const series = family?.series.find(({ sizes }) => sizes === unit?.series);
  if (!unit || !family || !series) return undefined;
  const name = text.unit.names[unit.series];
  const bore = formatMm(unit.boreMm);
  const load = formatKn(unit.dynamicLoadKn);
  const path = getBearingPath(code);
  const seriesPath = `/products/nsk/${familySlug}/${toSlug(series.name)}`;
  return {
    path,
    code,
    maker: "NSK",
    name,
    category: family.title,
    description: `${series.description} ${family.description}`,
    summary: text.unit.summary(`${code} ${name}`, bore, unit.insert, load),
    crumbs: unitCrumbs({ name: series.name, path: seriesPath }, { name: code, path }),
    tiles: [
      { label: text.unit.shaft, value: bore },
      ...heightTile(code),
      { label: text.bearing.dynamicLoad, value: load },
      { label: text.bearing.speed, value: formatRpm(unit.speedRpm) },
    ],
    drawings: [{ drawing: drawUnit(unit) }],
    image: getUnitImage(code),
    kindImage: kindImages[unit.series],
    preview: "/og/pillow-block.png",
    sheet: { label: text.datasheet, path: `/media/datasheets/${code.toLowerCase()}.pdf` },
    offered: { code, designation: code, maker: "NSK" },
    groups: [ratings(unit), insertFacts(unit), housingFacts(unit)],
    lists: [
      { title: text.applications, items: listCapitalised(series.applications) },
      { title: text.features, items: familyFeatures[familySlug] ?? [] },
      { title: text.execution, items: listExecution(unit) },
    ],
    spellings: [],
    relations: relate(unit),
    overview: { label: series.name, path: seriesPath },
    notes: [text.bearing.source(nameRatingSource(unit.ratings))],
    figures: [
      ["Bore diameter", unit.boreMm, "mm"],
      ["Basic dynamic load rating", unit.dynamicLoadKn, "kN"],
      ["Basic static load rating", unit.staticLoadKn, "kN"],
      ["Limiting speed", unit.speedRpm, "rpm"],
      ["Mass", unit.massKg, "kg"],
    ],
  };
}

/** Breadcrumbs of a page of the bearing units. */
export function unitCrumbs(...crumbs: readonly PageCrumb[]): readonly PageCrumb[] {
  const { brand } = nskText.en;
  const title = findFamily(familySlug)?.title ?? "";
  return bearingCrumbs(
    { name: brand.title, path: "/products/bearing/nsk" },
    { name: title, path: `/products/nsk/${familySlug}` },
    ...crumbs,
  );
}

/** Figures of a unit's insert bearing. */
export function insertFacts(unit: HousedUnit): FactGroup {
  const { bearing: label, unit: text } = partPageText.en;
  return {
    title: text.insert(unit.insert),
    facts: listFacts([
      [label.bore, formatMm(unit.boreMm)],
      [label.outside, formatMm(unit.insertOutsideDiameterMm)],
      [label.width, formatMm(unit.insertWidthMm)],
      [label.offset, formatMm(unit.insertOffsetMm)],
    ]),
  };
}

/** A link to a unit's page, with its shaft. */
export function toUnitLink(unit: HousedUnit, kind?: string): PartLink {
  return {
    code: unit.code,
    kind: kind ?? partPageText.en.unit.names[unit.series],
    size: `d ${formatMm(unit.boreMm)}`,
    path: getBearingPath(unit.code),
  };
}

function heightTile(code: string): PartPageData["tiles"] {
  return listFacts([[partPageText.en.unit.height, composeListItem(code).height]]);
}

function ratings(unit: HousedUnit): FactGroup {
  const { bearing: label, unit: text } = partPageText.en;
  return {
    title: text.ratings,
    facts: listFacts([
      [label.designation, unit.makerDesignation],
      [label.dynamicLoad, formatKn(unit.dynamicLoadKn)],
      [label.staticLoad, formatKn(unit.staticLoadKn)],
      [label.speed, formatRpm(unit.speedRpm)],
      [label.mass, withUnit(unit.massKg, "kg")],
    ]),
  };
}

function housingFacts({ series, housingMm, housingNumber, bolt }: HousedUnit): FactGroup {
  const { unit: text } = partPageText.en;
  const legend = unitLegend[series];
  return {
    title: text.housing(housingNumber),
    facts: listFacts([
      ...Object.entries(housingMm).map(
        ([letter, mm]) => [`${capitalise(legend[letter] ?? "")} ${letter}`, formatMm(mm)] as const,
      ),
      [text.bolt, bolt],
    ]),
  };
}

function listExecution({ code }: HousedUnit): readonly string[] {
  const { dialog } = nskText.en;
  const item = composeListItem(code);
  return listFacts([
    [dialog.housing, item.housing],
    [dialog.sealing, item.sealing],
    [dialog.lubrication, item.lubrication],
    [dialog.mounting, item.mounting],
    [dialog.temperature, item.temperature],
  ]).map(({ label, value }) => `${label}: ${value}`);
}

function relate(unit: HousedUnit): readonly PartLinkGroup[] {
  const { unit: text, insert } = partPageText.en;
  const sizes = listSeriesUnits(unit.series);
  const others = housedUnits.filter(
    ({ boreMm, series }) => boreMm === unit.boreMm && series !== unit.series,
  );
  return [
    linkNeighbours(sizes, sizes.indexOf(unit), toUnitLink),
    { title: text.sameShaft, parts: others.map((other) => toUnitLink(other)) },
    {
      title: text.insertOf,
      parts: [
        {
          code: unit.insert,
          kind: insert.name,
          size: `${unit.boreMm} × ${unit.insertOutsideDiameterMm} × ${formatMm(unit.insertWidthMm)}`,
          path: getBearingPath(unit.insert),
        },
      ],
    },
  ];
}

function listCapitalised(words: string): readonly string[] {
  return words.split(/,\s*/).map(capitalise);
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

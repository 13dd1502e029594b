import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { nameRatingSource } from "#catalogue/bearings/rating-source.ts";
import { unitLegend } from "#catalogue/bearings/unit-legend.data.ts";
import { drawUnit } from "#catalogue/drawing/draw-unit.ts";
import { getBearingPath } from "#catalogue/nsk/bearing-path.ts";
import { findFamily } from "#catalogue/nsk/categories.ts";
import { familyFeatures } from "#catalogue/nsk/family-features.data.ts";
import { composeListItem } from "#catalogue/nsk/list-item.ts";
import type { Datasheet, FigureTable } from "./datasheet.ts";

const familySlug = "bearing-units";
const names: Record<HousedUnit["series"], string> = {
  UCP: "Pillow Block Unit",
  UCF: "Four-Bolt Flange Unit",
  UCT: "Take-Up Unit",
};

/** Composes the data sheet of a housed unit. */
export function composeUnitSheet(unit: HousedUnit): Datasheet {
  const family = findFamily(familySlug);
  const series = family?.series.find(({ sizes }) => sizes === unit.series);
  return {
    code: unit.code,
    name: names[unit.series],
    series: series?.name ?? unit.series,
    makerDesignation: unit.makerDesignation,
    description: `${series?.description ?? ""} ${family?.description ?? ""}`,
    key: [
      { label: "Shaft", symbol: "d", value: unit.boreMm, unit: "mm" },
      { label: "Dynamic load", symbol: "C", value: unit.dynamicLoadKn, unit: "kN" },
      { label: "Static load", symbol: "C0", value: unit.staticLoadKn, unit: "kN" },
      { label: "Limiting speed", symbol: "n", value: unit.speedRpm, unit: "rpm" },
    ],
    drawing: drawUnit(unit),
    tables: [housingTable(unit), insertTable(unit), ratingTable(unit)],
    lists: [
      { title: "Applications", items: listWords(series?.applications ?? "") },
      { title: "Features", items: familyFeatures[familySlug] ?? [] },
      { title: "Execution", items: listExecution(unit) },
    ],
    source: nameRatingSource(unit.ratings),
    notes: [],
    path: getBearingPath(unit.code),
  };
}

function housingTable(unit: HousedUnit): FigureTable {
  const legend = unitLegend[unit.series];
  const rows = Object.entries(unit.housingMm).map(([symbol, value]) => ({
    label: capitalise(legend[symbol] ?? symbol),
    symbol,
    value,
    unit: "mm",
  }));
  return { title: `Housing ${unit.housingNumber}`, rows };
}

function insertTable(unit: HousedUnit): FigureTable {
  return {
    title: `Insert ${unit.insert}`,
    rows: [
      { label: "Bore", symbol: "d", value: unit.boreMm, unit: "mm" },
      { label: "Outside diameter", symbol: "D", value: unit.insertOutsideDiameterMm, unit: "mm" },
      { label: "Width of the inner ring", symbol: "B", value: unit.insertWidthMm, unit: "mm" },
      { label: "Face to centre", symbol: "S", value: unit.insertOffsetMm, unit: "mm" },
      ...(unit.bolt === undefined ? [] : [{ label: "Fixing bolt", value: unit.bolt }]),
    ],
  };
}

function ratingTable(unit: HousedUnit): FigureTable {
  return {
    title: "Ratings and limits",
    rows: [
      { label: "Dynamic load rating", symbol: "C", value: unit.dynamicLoadKn, unit: "kN" },
      { label: "Static load rating", symbol: "C0", value: unit.staticLoadKn, unit: "kN" },
      { label: "Limiting speed", value: unit.speedRpm, unit: "rpm" },
      { label: "Mass", symbol: "m", value: unit.massKg, unit: "kg", isPlain: true },
    ],
  };
}

function listExecution(unit: HousedUnit): readonly string[] {
  const item = composeListItem(unit.code);
  const facts = {
    Housing: item.housing,
    Sealing: item.sealing,
    Lubrication: item.lubrication,
    Mounting: item.mounting,
    Temperature: item.temperature,
  };
  return Object.entries(facts).flatMap(([label, value]) =>
    value === undefined ? [] : [`${label}: ${value}`],
  );
}

/** Splits an enumeration into list items: `Pumps, compressors` becomes two lines. */
function listWords(enumeration: string): readonly string[] {
  return enumeration.split(/,\s*/).map(capitalise);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { listSeriesBearings, listSeriesUnits } from "#catalogue/bearings/find-bearing.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { drawBearing } from "#catalogue/drawing/draw-bearing.ts";
import { drawUnit } from "#catalogue/drawing/draw-unit.ts";
import { familyFeatures } from "#catalogue/nsk/family-features.data.ts";
import type { NskFamily, NskSeries } from "#catalogue/nsk/nsk-family.ts";
import type { Figure } from "#datasheets/set-drawings.ts";
import { type Block, getTable, titled } from "./family-sheet.ts";
import { bearingTable, unitTables } from "./size-tables.ts";

/** An NSK family: drawings, its series, and every listed size. */
export function nskBlocks(family: NskFamily): readonly Block[] {
  const features = familyFeatures[family.slug] ?? [];
  return [
    ...getDrawings(family),
    ...titled("Features", features.length === 0 ? [] : [{ kind: "list", items: features }]),
    ...titled(
      "Series",
      getTable(
        [
          { title: "Series", kind: "words" },
          { title: "Description", kind: "words" },
          { title: "Applications", kind: "words" },
        ],
        family.series.map(({ name, description, applications, specs }) => [
          name,
          specs === undefined ? description : `${description} ${specs}.`,
          applications,
        ]),
      ),
    ),
    ...family.series.flatMap(sizeBlocks),
  ];
}

/** Meaning of the letters in the heads of size tables. */
export const lettersText =
  "d bore, D outside diameter, B width, T overall width, H height, D1 bore of the housing washers, r and r1 smallest chamfers, F raceway on the inner ring, E raceway on the outer ring, a load centre from the wide face; of tapered bearings B is the width of the cone and C mm that of the cup. C kN and C0 kN are the dynamic and static load ratings; f0, e and Y0 to Y3 the factors for equivalent loads. Grease, Oil and DDU are limiting speeds, DDU with contact seals and grease; where there are columns Grease M and Oil M these are for a machined cage, and Grease and Oil for a pressed steel cage.";

/** One typical size of each series with listed sizes. */
function getDrawings(family: NskFamily): readonly Block[] {
  const figures = family.series.flatMap(({ sizes = "" }): readonly Figure[] => {
    const bearing = getMiddle(listSeriesBearings(sizes));
    if (bearing) return [{ drawing: drawBearing(bearing), caption: bearing.code }];
    const unit = getMiddle(listSeriesUnits(sizes));
    return unit ? [{ drawing: drawUnit(unit), caption: unit.code }] : [];
  });
  const isUnits = family.series.some(({ sizes = "" }) => listSeriesUnits(sizes).length > 0);
  if (figures.length === 0) return [];
  const perRow = isUnits ? 1 : Math.min(figures.length, 3);
  return [{ kind: "drawings", figures, perRow, height: isUnits ? 66 : 84 }];
}

function sizeBlocks(series: NskSeries): readonly Block[] {
  const bearings = series.sizes === undefined ? [] : listSeriesBearings(series.sizes);
  const units = series.sizes === undefined ? [] : listSeriesUnits(series.sizes);
  const blocks = [...bearingTable(bearings), ...unitTables(units)];
  const notes = getNotes(bearings, units);
  return titled(series.name, [
    ...blocks,
    ...(blocks.length === 0 || notes.length === 0
      ? []
      : [{ kind: "text" as const, words: notes.join(" "), muted: true }]),
  ]);
}

/** Notes on the figures, with the codes that they apply to. */
function getNotes(bearings: readonly Bearing[], units: readonly HousedUnit[]): readonly string[] {
  const codes = new Map<string, string[]>();
  for (const { code, notes = [] } of bearings) {
    for (const note of notes) codes.set(note, [...(codes.get(note) ?? []), code]);
  }
  const count = bearings.length + units.length;
  return [...codes].map(([note, of]) => (of.length === count ? note : `${of.join(", ")}: ${note}`));
}

function getMiddle<Row>(rows: readonly Row[]): Row | undefined {
  return rows[Math.floor(rows.length / 2)];
}

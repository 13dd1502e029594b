import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { limitingSpeeds } from "#catalogue/bearings/limiting-speeds.ts";
import { unitLegend } from "#catalogue/bearings/unit-legend.data.ts";
import { widthSymbol } from "#datasheets/bearing-figures.ts";
import { writeFigure } from "#datasheets/set-figures.ts";
import type { Column } from "#datasheets/set-table.ts";
import { type Block, getTable } from "./family-sheet.ts";

type Read = readonly [title: string, read: (bearing: Bearing) => number | undefined];

/** Every figure of a series' sizes, without empty columns. */
export function bearingTable(bearings: readonly Bearing[]): readonly Block[] {
  const first = bearings[0];
  return first ? toFilledTable(bearings, everyFigure(first)) : [];
}

/** Boundary dimensions of a series' sizes, for makers without a source of ratings. */
export function boundaryTable(bearings: readonly Bearing[]): readonly Block[] {
  const first = bearings[0];
  if (!first) return [];
  return toFilledTable(bearings, [
    ["d mm", (one) => one.boreMm],
    ["D mm", (one) => one.outsideDiameterMm],
    [`${widthSymbol(first)} mm`, (one) => one.widthMm],
    ["D1 mm", (one) => one.housingWasherBoreMm],
    ["r mm", (one) => one.chamferMm],
  ]);
}

function everyFigure(first: Bearing): readonly Read[] {
  return [
    ["d mm", (one) => one.boreMm],
    ["D mm", (one) => one.outsideDiameterMm],
    [`${widthSymbol(first)} mm`, (one) => one.widthMm],
    ["B mm", (one) => one.coneWidthMm],
    ["C mm", (one) => one.cupWidthMm],
    ["D1 mm", (one) => one.housingWasherBoreMm],
    ["r mm", (one) => one.chamferMm],
    ["r1 mm", (one) => one.chamfer1Mm],
    ["F mm", (one) => one.innerRacewayMm],
    ["E mm", (one) => one.outerRacewayMm],
    ["a mm", (one) => one.loadCentreMm],
    ["C kN", (one) => one.dynamicLoadKn],
    ["C0 kN", (one) => one.staticLoadKn],
    ["Grease rpm", (one) => limitingSpeeds(one).standard.greaseRpm],
    ["Oil rpm", (one) => limitingSpeeds(one).standard.oilRpm],
    ["Grease M rpm", (one) => limitingSpeeds(one).machined?.greaseRpm],
    ["Oil M rpm", (one) => limitingSpeeds(one).machined?.oilRpm],
    ["DDU rpm", (one) => one.sealedSpeedRpm],
    ["f0", (one) => one.f0],
    ["e", (one) => one.e],
    ["Y0", (one) => one.y0],
    ["Y1", (one) => one.y1],
    ["Y2", (one) => one.y2],
    ["Y3", (one) => one.y3],
    ["Mass kg", (one) => one.massKg],
  ];
}

/** Creates a column for each figure that at least one size has. */
function toFilledTable(bearings: readonly Bearing[], all: readonly Read[]): readonly Block[] {
  const filled = all.filter(([, read]) => bearings.some((one) => read(one) !== undefined));
  const columns: readonly Column[] = [
    { title: "Code", kind: "code" },
    ...filled.map(([title]) => ({ title, kind: "number" as const })),
  ];
  const rows = bearings.map((one) => [
    one.code,
    ...filled.map(([title, read]) => write(read(one), title)),
  ]);
  return getTable(columns, rows);
}

/** Ratings, inserts and housing dimensions of a series of units, and the meaning of their letters. */
export function unitTables(units: readonly HousedUnit[]): readonly Block[] {
  const first = units[0];
  if (!first) return [];
  const legend = unitLegend[first.series];
  const letters = Object.keys(legend);
  return [
    ...getTable(
      [
        { title: "Code", kind: "code" },
        ...["d mm", "C kN", "C0 kN", "Speed rpm", "Mass kg"].map(number),
        { title: "Insert", kind: "code" },
        ...["D mm", "B mm", "S mm"].map(number),
        { title: "Housing", kind: "code" },
        { title: "Bolt", kind: "code" },
      ],
      units.map((unit) => [
        unit.code,
        write(unit.boreMm),
        writeFigure(unit.dynamicLoadKn, "kN"),
        writeFigure(unit.staticLoadKn, "kN"),
        write(unit.speedRpm),
        write(unit.massKg),
        unit.insert,
        ...[unit.insertOutsideDiameterMm, unit.insertWidthMm, unit.insertOffsetMm].map((mm) =>
          write(mm),
        ),
        unit.housingNumber,
        unit.bolt ?? "–",
      ]),
    ),
    ...getTable(
      [{ title: "Housing, mm", kind: "code" }, ...letters.map(number)],
      units.map((unit) => [unit.code, ...letters.map((letter) => write(unit.housingMm[letter]))]),
    ),
    {
      kind: "text",
      words: `${Object.entries(legend)
        .map(([letter, meaning]) => `${letter}: ${meaning}`)
        .join("; ")}. Insert: D outside diameter, B width of the inner ring, S face to centre.`,
      muted: true,
    },
  ];
}

function number(title: string): Column {
  return { title, kind: "number" };
}

/** @param title Ends with the unit. */
function write(value: number | undefined, title = ""): string {
  return value === undefined ? "–" : writeFigure(value, title.split(" ").at(-1));
}

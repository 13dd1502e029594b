import type { Bearing, BearingKind } from "#catalogue/bearings/bearing.ts";
import { boreFromCode, doubleThrustBore } from "#catalogue/engineering/designation/bore-code.ts";
import type { Finding } from "./finding.ts";

/** Ranges that all listed bearings of a kind are within, with a margin for new ones. */
type Plausible = {
  /** C in N over the section (D - d) x B in mm². */
  readonly load: readonly [number, number];
  /** C0 over C. */
  readonly staticRatio: readonly [number, number];
};

const plausible: Readonly<Record<BearingKind, Plausible>> = {
  "deep-groove": { load: [24, 52], staticRatio: [0.38, 0.85] },
  "angular-contact": { load: [24, 52], staticRatio: [0.4, 0.75] },
  "self-aligning": { load: [20, 36], staticRatio: [0.22, 0.42] },
  cylindrical: { load: [35, 105], staticRatio: [0.75, 1.4] },
  tapered: { load: [58, 98], staticRatio: [0.85, 1.4] },
  spherical: { load: [66, 130], staticRatio: [0.9, 1.9] },
  thrust: { load: [62, 127], staticRatio: [1.2, 2.9] },
  "double-thrust": { load: [29, 44], staticRatio: [1.3, 2.4] },
};

const steelKgPerMm3 = 7.85e-6;

/** ISO 15: bearings of one diameter series and one bore have one outside diameter. */
const diameterSeries: readonly (readonly [RegExp, string])[] = [
  [/^(60|70|320|230)$/, "0"],
  [/^(62|72|12|22|N2|NU2|NJ2|NF2|302|222)$/, "2"],
  [/^(63|73|13|303|223)$/, "3"],
];

/** Rows in which the maker's own catalogue breaks the growth within a series. */
const knownExceptions: ReadonlySet<string> = new Set(["2205 load", "22208 speed"]);

/**
 * Runs every bearing rule on each row and yields one finding per rule and row. Source: ISO 15, ISO 355,
 * ISO 104.
 */
export function* checkBearings(rows: readonly Bearing[]): Generator<Finding> {
  const codes = new Set<string>();
  for (const row of rows) {
    const ask = (rule: string, holds: boolean): Finding => ({ rule, subject: row.code, holds });
    yield ask("code unique", !codes.has(row.code));
    codes.add(row.code);
    yield* checkDimensions(row, ask);
    yield* checkFigures(row, ask);
    yield ask("kind has its own figures", ownFigures[row.kind](row));
  }
  yield* checkDiameterSeries(rows);
  yield* checkGrowth(rows);
}

type Ask = (rule: string, holds: boolean) => Finding;

function* checkDimensions(row: Bearing, ask: Ask): Generator<Finding> {
  const { boreMm, outsideDiameterMm, widthMm, chamferMm } = row;
  yield ask("bore follows the code", boreMm === getBore(row));
  if (row.kind === "double-thrust") {
    const holds = row.housingWasherBoreMm === getSingleBore(row) + 2;
    yield ask("housing washer bore follows ISO 104", holds);
  }
  yield ask("d < D", boreMm > 0 && boreMm < outsideDiameterMm);
  yield ask("width plausible", widthMm > 0 && widthMm < outsideDiameterMm);
  yield ask("chamfer plausible", chamferMm > 0 && chamferMm < (outsideDiameterMm - boreMm) / 10);
}

function* checkFigures(row: Bearing, ask: Ask): Generator<Finding> {
  const { load, staticRatio } = plausible[row.kind];
  const section = (row.outsideDiameterMm - row.boreMm) * row.widthMm;
  const ring = (Math.PI / 4) * (row.outsideDiameterMm ** 2 - row.boreMm ** 2) * row.widthMm;
  yield ask("C plausible", isWithin((row.dynamicLoadKn * 1000) / section, load));
  yield ask("C0 plausible", isWithin(row.staticLoadKn / row.dynamicLoadKn, staticRatio));
  yield ask("mass plausible", isWithin(row.massKg / (ring * steelKgPerMm3), [0.58, 0.86]));
  yield ask("grease speed < oil speed", row.greaseSpeedRpm < row.oilSpeedRpm);
  yield ask("shown speed ≤ grease speed", row.speedRpm <= row.greaseSpeedRpm);
  const sealed = row.sealedSpeedRpm ?? 0;
  yield ask("sealed speed < grease speed", sealed < row.greaseSpeedRpm);
  yield ask("ratings have a source", row.ratings.sources.length > 0);
}

/** Figures that only some kinds have and that their formulas and drawings need. */
const ownFigures: Readonly<Record<BearingKind, (row: Bearing) => boolean>> = {
  "deep-groove": ({ f0 }) => f0 !== undefined,
  // Only the 15° type has factors that depend on the load.
  "angular-contact": ({ contactAngleDeg, f0 }) =>
    contactAngleDeg === 40 || (contactAngleDeg === 15 && f0 !== undefined),
  "self-aligning": hasAxialFactors,
  spherical: hasAxialFactors,
  cylindrical: ({ boreMm, innerRacewayMm, outerRacewayMm, outsideDiameterMm }) => {
    const raceway = innerRacewayMm ?? outerRacewayMm ?? 0;
    return raceway > boreMm && raceway < outsideDiameterMm;
  },
  tapered: ({ coneWidthMm, cupWidthMm, widthMm, e, y1 }) =>
    Math.max(coneWidthMm ?? Infinity, cupWidthMm ?? Infinity) <= widthMm &&
    isWithin((e ?? 0) * (y1 ?? 0), [0.55, 0.65]),
  thrust: ({ contactAngleDeg }) => contactAngleDeg === 90,
  "double-thrust": ({ housingWasherBoreMm, boreMm }) => (housingWasherBoreMm ?? 0) > boreMm,
};

function hasAxialFactors({ e, y2, y3 }: Bearing): boolean {
  return isWithin(e ?? 0, [0.1, 0.6]) && (y2 ?? 0) > (y3 ?? 0);
}

function* checkDiameterSeries(rows: readonly Bearing[]): Generator<Finding> {
  const known = new Map<string, number>();
  for (const row of rows) {
    const series = diameterSeries.find(([pattern]) => pattern.test(row.series))?.[1];
    if (series === undefined) continue;
    const key = `${series}/${row.boreMm}`;
    const outside = known.get(key) ?? row.outsideDiameterMm;
    known.set(key, outside);
    const holds = outside === row.outsideDiameterMm;
    yield { rule: "one D per diameter series and bore", subject: row.code, holds };
  }
}

function* checkGrowth(rows: readonly Bearing[]): Generator<Finding> {
  const last = new Map<string, Bearing>();
  for (const row of rows) {
    const before = last.get(row.series);
    last.set(row.series, row);
    if (!before) continue;
    const ask = (what: string, holds: boolean): Finding => ({
      rule: `${what} grows within a series`,
      subject: row.code,
      holds: holds || knownExceptions.has(`${row.code} ${what}`),
    });
    // Two double-direction sizes share a bore and differ in that of the housing washer.
    yield ask("bore", getSize(row) > getSize(before));
    yield ask("D", row.outsideDiameterMm > before.outsideDiameterMm);
    yield ask("width", row.widthMm >= before.widthMm);
    yield ask("mass", row.massKg > before.massKg);
    yield ask("load", row.dynamicLoadKn >= before.dynamicLoadKn);
    const holds = row.greaseSpeedRpm <= before.greaseSpeedRpm;
    const isKnown = knownExceptions.has(`${row.code} speed`);
    yield { rule: "speed falls within a series", subject: row.code, holds: holds || isKnown };
  }
}

/**
 * Bore by the last two digits of the number; the shaft washer of a double-direction bearing has a
 * smaller one.
 */
function getBore(row: Bearing): number {
  if (row.kind !== "double-thrust") return getSingleBore(row);
  return doubleThrustBore(row.series, row.code.slice(-2)) ?? Number.NaN;
}

/** For a double-direction bearing, the bore of the single-direction bearing with the same balls. */
function getSingleBore({ code }: Bearing): number {
  return boreFromCode(code.slice(-2)) ?? Number.NaN;
}

function getSize(row: Bearing): number {
  return row.housingWasherBoreMm ?? row.boreMm;
}

function isWithin(value: number, [least, greatest]: readonly [number, number]): boolean {
  return value >= least && value <= greatest;
}

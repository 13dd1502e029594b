import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { unitLegend } from "#catalogue/bearings/unit-legend.data.ts";
import type { Finding } from "./finding.ts";

/**
 * Runs every housed unit rule on each row and yields one finding per rule and row.
 *
 * @param bearings Every bearing: an insert has the outside diameter of the 62 series.
 */
export function* checkUnits(
  rows: readonly HousedUnit[],
  bearings: readonly Bearing[],
): Generator<Finding> {
  const codes = new Set<string>();
  const last = new Map<string, HousedUnit>();
  for (const row of rows) {
    const ask = (rule: string, holds: boolean): Finding => ({
      rule: `unit: ${rule}`,
      subject: row.code,
      holds,
    });
    const { housingMm } = row;
    yield ask("code unique", !codes.has(row.code));
    codes.add(row.code);
    yield ask("bore follows the code", row.boreMm === Number(row.code.slice(-2)) * 5);
    yield ask("insert fits the 62 series", fitsSeries62(row, bearings));
    yield ask("housing dimensions are in the legend", isInLegend(row));
    yield ask("bolts lie inside the housing", boltSpacing(row) < (housingMm["L"] ?? 0));
    yield ask("C0 plausible", isRatio(row.staticLoadKn / row.dynamicLoadKn));
    const before = last.get(row.series);
    last.set(row.series, row);
    if (before) yield ask("grows within a series", isLarger(row, before));
  }
}

function fitsSeries62(row: HousedUnit, bearings: readonly Bearing[]): boolean {
  const match = bearings.find(({ series, boreMm }) => series === "62" && boreMm === row.boreMm);
  return match === undefined
    ? row.insertOutsideDiameterMm > row.boreMm
    : match.outsideDiameterMm === row.insertOutsideDiameterMm;
}

function isInLegend({ housingMm, series }: HousedUnit): boolean {
  const entries = Object.entries(housingMm);
  return entries.length > 0 && entries.every(([key, mm]) => key in unitLegend[series] && mm > 0);
}

function boltSpacing({ housingMm }: HousedUnit): number {
  return housingMm["J"] ?? 0;
}

function isRatio(ratio: number): boolean {
  return ratio > 0.5 && ratio < 0.72;
}

function isLarger(row: HousedUnit, before: HousedUnit): boolean {
  return (
    row.boreMm > before.boreMm &&
    row.insertOutsideDiameterMm > before.insertOutsideDiameterMm &&
    row.dynamicLoadKn > before.dynamicLoadKn &&
    row.speedRpm < before.speedRpm &&
    // Castings vary: a take-up unit can be a little lighter than the one before.
    row.massKg > before.massKg * 0.95
  );
}

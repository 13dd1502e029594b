import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { findBearing, findUnit } from "#catalogue/bearings/find-bearing.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { limitingSpeeds } from "#catalogue/bearings/limiting-speeds.ts";
import { groupThousands, writeKg, writeKn } from "#catalogue/format.ts";

/** A figure of a family's table, in the order of the columns. */
export const familyFigures = [
  "bore",
  "outside",
  "width",
  "dynamic",
  "static",
  "grease",
  "oil",
  "mass",
] as const;

export type FamilyFigure = (typeof familyFigures)[number];

/** A bearing or unit of a family: lengths in mm, loads in kN, speeds in rpm, mass in kg. */
export type FamilyRow = {
  readonly code: string;
  readonly isUnit: boolean;
  /** Those that its kind has: a unit only a shaft and one speed. */
  readonly figures: { readonly [Figure in FamilyFigure]?: number };
};

/** The rows of these codes, in their order; codes without figures are left out. */
export function listFamilyRows(codes: readonly string[]): readonly FamilyRow[] {
  return codes.flatMap((code): readonly FamilyRow[] => {
    const bearing = findBearing(code);
    if (bearing) return [{ code, isUnit: false, figures: listFigures(bearing) }];
    const unit = findUnit(code);
    return unit ? [{ code, isUnit: true, figures: listUnitFigures(unit) }] : [];
  });
}

function listFigures(bearing: Bearing): FamilyRow["figures"] {
  const { standard } = limitingSpeeds(bearing);
  return {
    bore: bearing.boreMm,
    outside: bearing.outsideDiameterMm,
    width: bearing.widthMm,
    dynamic: bearing.dynamicLoadKn,
    static: bearing.staticLoadKn,
    grease: standard.greaseRpm,
    oil: standard.oilRpm,
    mass: bearing.massKg,
  };
}

function listUnitFigures(unit: HousedUnit): FamilyRow["figures"] {
  return {
    bore: unit.boreMm,
    dynamic: unit.dynamicLoadKn,
    static: unit.staticLoadKn,
    grease: unit.speedRpm,
    mass: unit.massKg,
  };
}

/** Writes a figure as the makers' tables do; those of units give masses with fewer digits. */
export function writeFamilyFigure(
  { isUnit }: Pick<FamilyRow, "isUnit">,
  figure: FamilyFigure,
  value: number,
): string {
  switch (figure) {
    case "dynamic":
    case "static":
      return writeKn(value);
    case "grease":
    case "oil":
      return groupThousands(value);
    case "mass":
      return isUnit ? String(value) : writeKg(value);
    case "bore":
    case "outside":
    case "width":
      return String(value);
  }
}

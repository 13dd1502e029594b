import { findBearing, findUnit } from "#catalogue/bearings/find-bearing.ts";
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
  /** Those that its kind has: a unit only a shaft and one speed. */
  readonly figures: { readonly [Figure in FamilyFigure]?: number };
};

/** The rows of these codes, in their order; codes without figures are left out. */
export function listFamilyRows(codes: readonly string[]): readonly FamilyRow[] {
  return codes.flatMap((code) => {
    const figures = findFigures(code);
    return figures ? [{ code, figures }] : [];
  });
}

function findFigures(code: string): FamilyRow["figures"] | undefined {
  const bearing = findBearing(code);
  if (bearing) {
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
  const unit = findUnit(code);
  return (
    unit && {
      bore: unit.boreMm,
      dynamic: unit.dynamicLoadKn,
      static: unit.staticLoadKn,
      grease: unit.speedRpm,
      mass: unit.massKg,
    }
  );
}

/** Writes a figure as the makers' tables do. */
export function writeFamilyFigure(figure: FamilyFigure, value: number): string {
  switch (figure) {
    case "dynamic":
    case "static":
      return writeKn(value);
    case "grease":
    case "oil":
      return groupThousands(value);
    case "mass":
      return writeKg(value);
    case "bore":
    case "outside":
    case "width":
      return String(value);
  }
}

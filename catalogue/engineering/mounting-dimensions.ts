import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { shoulders } from "./shoulders.data.ts";

/** Abutments of a bearing in mm. */
export type MountingDimensions = {
  /** da: smallest diameter of the shaft's shoulder. */
  readonly shaftShoulderMm: number;
  /** Da: largest diameter of the housing's shoulder. */
  readonly housingShoulderMm: number;
  /** ra: largest radius of the fillets. */
  readonly filletMm: number;
};

/**
 * Returns the mounting dimensions that follow from the chamfer, as a guide: a maker's table may differ by some
 * tenths. Undefined for types whose shoulders also depend on ribs, rollers or washers.
 */
export function guideMounting({
  kind,
  boreMm,
  outsideDiameterMm,
  chamferMm,
}: Pick<Bearing, "kind" | "boreMm" | "outsideDiameterMm" | "chamferMm">):
  | MountingDimensions
  | undefined {
  if (kind !== "deep-groove" && kind !== "self-aligning") return undefined;
  const row = shoulders.find((one) => one.chamferMm === chamferMm);
  return (
    row && {
      shaftShoulderMm: toTenths(boreMm + 2 * row.heightMm),
      housingShoulderMm: toTenths(outsideDiameterMm - 2 * row.heightMm),
      filletMm: row.filletMm,
    }
  );
}

function toTenths(mm: number): number {
  return Math.round(mm * 10) / 10;
}

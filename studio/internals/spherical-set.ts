import type { Bearing } from "../../catalogue/bearings/bearing.ts";
import type { RollingSet } from "./ball-set.ts";

/** One row of a spherical roller bearing. */
export type SphericalSet = RollingSet & {
  /** Diameter of the outer ring's raceway, which is a sphere. */
  readonly sphereMm: number;
  /** Inside of the outer ring at its face. */
  readonly mouthMm: number;
  /** Outside of the inner ring's ribs. */
  readonly ribMm: number;
};

/**
 * The rollers of a spherical roller bearing. e = 1.5 tan α gives the angle of the rows (ISO 281) and
 * thereby the sphere; the proportions are those of the section's drawing.
 */
export function sphericalRollers(bearing: Bearing): SphericalSet {
  const { boreMm, outsideDiameterMm, widthMm, e, code } = bearing;
  if (e === undefined) throw new Error(`${code} has no e to find its contact angle by`);
  const space = outsideDiameterMm - boreMm;
  const angle = Math.atan(e / 1.5);
  const diameterMm = 0.26 * space;
  const pitchDiameterMm = (boreMm + outsideDiameterMm) / 2;
  const sphereMm = pitchDiameterMm / Math.cos(angle) + diameterMm;
  const each = Math.asin(diameterMm / pitchDiameterMm);
  return {
    count: Math.floor((0.94 * Math.PI) / each),
    diameterMm,
    pitchDiameterMm,
    contactAngleDeg: (angle * 180) / Math.PI,
    sphereMm,
    mouthMm: Math.sqrt(sphereMm ** 2 - widthMm ** 2),
    ribMm: boreMm + 0.3 * space,
  };
}

import type { Bearing } from "../../catalogue/bearings/bearing.ts";
import type { RollingSet } from "./ball-set.ts";

/** Rollers of a cylindrical bearing with a plain inner ring (NU), and the rings that guide them. */
export type CylindricalSet = RollingSet & {
  /** Diameters of the two raceways, and inside of the outer ring's ribs. */
  readonly innerRacewayMm: number;
  readonly outerRacewayMm: number;
  readonly ribMm: number;
  readonly lengthMm: number;
};

/** The outer ring's wall under the raceway, as a share of the inner ring's. */
const wallShare = 0.85;

/**
 * The rollers of an NU bearing between the listed inner raceway and an outer ring with nearly the same
 * wall: as many as leave space for the cage's bars. For NU205: thirteen of 7.5 mm.
 */
export function cylindricalRollers(bearing: Bearing): CylindricalSet {
  const { boreMm, outsideDiameterMm, innerRacewayMm, widthMm, code } = bearing;
  if (innerRacewayMm === undefined) throw new Error(`${code} has no raceway on its inner ring`);
  const outerRacewayMm = outsideDiameterMm - wallShare * (innerRacewayMm - boreMm);
  const diameterMm = (outerRacewayMm - innerRacewayMm) / 2;
  const pitchDiameterMm = (outerRacewayMm + innerRacewayMm) / 2;
  const each = Math.asin(diameterMm / pitchDiameterMm);
  return {
    count: Math.floor((0.82 * Math.PI) / each),
    diameterMm,
    pitchDiameterMm,
    contactAngleDeg: 0,
    innerRacewayMm,
    outerRacewayMm,
    ribMm: outerRacewayMm - 0.42 * diameterMm,
    lengthMm: 0.6 * widthMm,
  };
}

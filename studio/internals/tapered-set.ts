import type { Bearing } from "../../catalogue/bearings/bearing.ts";
import type { RollingSet } from "./ball-set.ts";

/** Rollers of a tapered bearing at their large ends, and the rings around them there. */
export type TaperedSet = RollingSet & {
  /** Inside of the cup at its open face. */
  readonly cupMouthMm: number;
  /** Outside of the cone's large rib. */
  readonly coneRibMm: number;
};

/**
 * The rollers of a single-row tapered bearing. The contact angle follows from e = 1.5 tan α
 * (ISO 281); the cup's wall at its back face is a share of the ring space, as in the 302 series.
 */
export function taperedRollers(bearing: Bearing): TaperedSet {
  const { boreMm, outsideDiameterMm, cupWidthMm, e, code } = bearing;
  if (e === undefined || cupWidthMm === undefined) throw new Error(`${code} is no tapered bearing`);
  const tangent = e / 1.5;
  const space = outsideDiameterMm - boreMm;
  const cupBackMm = outsideDiameterMm - 0.375 * space;
  const cupMouthMm = cupBackMm + 2 * cupWidthMm * tangent;
  const diameterMm = 0.255 * space;
  const pitchDiameterMm = cupMouthMm - diameterMm - 1.1;
  const each = Math.asin(diameterMm / pitchDiameterMm);
  return {
    count: Math.floor((0.93 * Math.PI) / each),
    diameterMm,
    pitchDiameterMm,
    contactAngleDeg: (Math.atan(tangent) * 180) / Math.PI,
    cupMouthMm,
    coneRibMm: pitchDiameterMm - 0.42 * diameterMm,
  };
}

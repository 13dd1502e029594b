import { requirePositive } from "./require-positive.ts";

/** Datum, pitch or effective diameters of two pulleys in mm, in any order, above 0. */
export type PulleyPair = readonly [number, number];

/**
 * Returns the exact length of an open belt, in mm on the line of `pulleysMm`.
 *
 * @param pulleysMm Diameters on the line on which the length is measured.
 * @param centreMm Centre distance in mm; the smaller pulley must not be inside the larger.
 * @throws {RangeError} If a number isn't above 0 or one pulley is inside the other (programmer error).
 */
export function beltLength(pulleysMm: PulleyPair, centreMm: number): number {
  const angle = tangentAngle(pulleysMm, centreMm);
  const [small, large] = smallFirst(pulleysMm);
  return 2 * centreMm * Math.cos(angle) + (Math.PI / 2) * (large + small) + angle * (large - small);
}

/**
 * Returns the exact centre distance in mm at which a belt is taut, or undefined if the belt is so short
 * that the pulleys would touch.
 *
 * @param pulleysMm Diameters on the line on which the length is measured.
 * @param lengthMm Belt length in mm, above 0.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 */
export function centreDistance(pulleysMm: PulleyPair, lengthMm: number): number | undefined {
  const start = approximateCentreDistance(pulleysMm, lengthMm);
  const touchingMm = touchingDistance(pulleysMm);
  if (start === undefined || lengthMm <= beltLength(pulleysMm, touchingMm)) return undefined;
  // Newton's method from the long side: the length grows ever faster with the distance, so it
  // converges.
  let centreMm = start;
  for (let round = 0; round < 30; round += 1) {
    const excess = beltLength(pulleysMm, centreMm) - lengthMm;
    const step = excess / (2 * Math.cos(tangentAngle(pulleysMm, centreMm)));
    centreMm = Math.max(centreMm - step, touchingMm);
    if (Math.abs(step) < 1e-12) break;
  }
  return centreMm;
}

/**
 * Approximates the centre distance in mm, or returns undefined if the belt is so short that the pulleys
 * would touch. Source: Bando.
 *
 * @param pulleysMm Diameters on the line on which the length is measured.
 * @param lengthMm Belt length in mm, above 0.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 */
export function approximateCentreDistance(
  pulleysMm: PulleyPair,
  lengthMm: number,
): number | undefined {
  requirePositive({ lengthMm });
  const [small, large] = smallFirst(pulleysMm);
  const b = 4 * lengthMm - 2 * Math.PI * (large + small);
  const discriminant = b ** 2 - 32 * (large - small) ** 2;
  if (b <= 0 || discriminant < 0) return undefined;
  const centreMm = (b + Math.sqrt(discriminant)) / 16;
  return centreMm > touchingDistance(pulleysMm) ? centreMm : undefined;
}

/**
 * Returns the wrap angle on the smaller pulley in degrees, 0 to 180; 180 for equal pulleys.
 *
 * @param centreMm Centre distance in mm; the smaller pulley must not be inside the larger.
 * @throws {RangeError} If a number isn't above 0 or one pulley is inside the other (programmer error).
 */
export function wrapAngleDeg(pulleysMm: PulleyPair, centreMm: number): number {
  return 180 - (2 * tangentAngle(pulleysMm, centreMm) * 180) / Math.PI;
}

/** Returns the centre distance in mm at which two pulleys touch. */
export function touchingDistance(pulleysMm: PulleyPair): number {
  return (pulleysMm[0] + pulleysMm[1]) / 2;
}

/**
 * Returns how often a point of the belt bends per second.
 *
 * @param speedMs Belt speed in m/s, >= 0.
 * @param lengthMm Belt length in mm, above 0.
 * @param pulleys Number of pulleys in the drive.
 * @throws {RangeError} If the length or the number of pulleys isn't above 0.
 */
export function bendsPerSecond(speedMs: number, lengthMm: number, pulleys = 2): number {
  requirePositive({ lengthMm, pulleys });
  return (1000 * pulleys * speedMs) / lengthMm;
}

/** Angle between the straight run of the belt and the line of centres, in radians. */
function tangentAngle(pulleysMm: PulleyPair, centreMm: number): number {
  requirePositive({ centreMm });
  const [small, large] = smallFirst(pulleysMm);
  const sine = (large - small) / (2 * centreMm);
  // Exactly 1 if one pulley is so small that its radius is lost in the last digit of the other's.
  if (sine > 1) throw new RangeError(`One pulley lies inside the other at ${centreMm} mm`);
  return Math.asin(sine);
}

function smallFirst([one, other]: PulleyPair): PulleyPair {
  requirePositive({ "pulley 1": one, "pulley 2": other });
  return one <= other ? [one, other] : [other, one];
}

import { requirePositive } from "./require-positive.ts";

/** Datum, pitch or effective diameters of two pulleys in mm, in any order, above 0. */
export type PulleyPair = readonly [number, number];

/**
 * The exact length of an open belt.
 *
 * @param pulleysMm Diameters on the line on which the length counts.
 * @param centreMm Centre distance in mm; the smaller pulley may not lie inside the larger.
 * @returns Length in mm on the same line.
 * @throws {RangeError} If a number isn't above 0 or one pulley lies inside the other (programmer error).
 * Source: shared data, designation.md 3.1.
 */
export function beltLength(pulleysMm: PulleyPair, centreMm: number): number {
  const angle = tangentAngle(pulleysMm, centreMm);
  const [small, large] = smallFirst(pulleysMm);
  return 2 * centreMm * Math.cos(angle) + (Math.PI / 2) * (large + small) + angle * (large - small);
}

/**
 * The length of an open belt by the usual approximation, at most 0.1 % short in practice.
 *
 * @param pulleysMm Diameters on the line on which the length counts.
 * @param centreMm Centre distance in mm, above 0.
 * @returns Length in mm on the same line.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 * Source: shared data, designation.md 3.1.
 */
export function approximateBeltLength(pulleysMm: PulleyPair, centreMm: number): number {
  requirePositive({ centreMm });
  const [small, large] = smallFirst(pulleysMm);
  return 2 * centreMm + (Math.PI / 2) * (large + small) + (large - small) ** 2 / (4 * centreMm);
}

/**
 * The exact centre distance at which a belt is taut.
 *
 * @param pulleysMm Diameters on the line on which the length counts.
 * @param lengthMm Belt length in mm, above 0.
 * @returns Centre distance in mm, or undefined for a belt so short that the pulleys would touch.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 * Source: shared data, designation.md 3.1.
 */
export function centreDistance(pulleysMm: PulleyPair, lengthMm: number): number | undefined {
  const start = approximateCentreDistance(pulleysMm, lengthMm);
  const touchingMm = touchingDistance(pulleysMm);
  if (start === undefined || lengthMm <= beltLength(pulleysMm, touchingMm)) return undefined;
  // Newton from the long side: the length grows with the distance ever faster, so it converges.
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
 * The centre distance by the usual approximation.
 *
 * @param pulleysMm Diameters on the line on which the length counts.
 * @param lengthMm Belt length in mm, above 0.
 * @returns Centre distance in mm, or undefined for a belt so short that the pulleys would touch.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 * Source: Bando; shared data, designation.md 3.1.
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
 * How far the belt wraps around the smaller pulley.
 *
 * @param pulleysMm Diameters in mm.
 * @param centreMm Centre distance in mm; the smaller pulley may not lie inside the larger.
 * @returns Degrees, 0 to 180; 180 for equal pulleys.
 * @throws {RangeError} If a number isn't above 0 or one pulley lies inside the other (programmer error).
 * Source: shared data, designation.md 3.1.
 */
export function wrapAngleDeg(pulleysMm: PulleyPair, centreMm: number): number {
  return 180 - (2 * tangentAngle(pulleysMm, centreMm) * 180) / Math.PI;
}

/**
 * The centre distance at which two pulleys touch.
 *
 * @param pulleysMm Diameters in mm.
 * @returns Centre distance in mm.
 */
export function touchingDistance(pulleysMm: PulleyPair): number {
  return (pulleysMm[0] + pulleysMm[1]) / 2;
}

/**
 * How often a point of the belt is bent.
 *
 * @param speedMs Belt speed in m/s, >= 0.
 * @param lengthMm Belt length in mm, above 0.
 * @param pulleys How many pulleys the belt runs over.
 * @returns Bends per second.
 * @throws {RangeError} If the length or the number of pulleys isn't above 0.
 * Source: shared data, designation.md 3.1.
 */
export function bendsPerSecond(speedMs: number, lengthMm: number, pulleys = 2): number {
  requirePositive({ lengthMm, pulleys });
  return (1000 * pulleys * speedMs) / lengthMm;
}

/** Angle between the free belt and the line of centres, in radians. */
function tangentAngle(pulleysMm: PulleyPair, centreMm: number): number {
  requirePositive({ centreMm });
  const [small, large] = smallFirst(pulleysMm);
  const sine = (large - small) / (2 * centreMm);
  // Exactly 1 beside a pulley of next to nothing: its radius is lost in the other's last digit.
  if (sine > 1) throw new RangeError(`One pulley lies inside the other at ${centreMm} mm`);
  return Math.asin(sine);
}

function smallFirst([one, other]: PulleyPair): PulleyPair {
  requirePositive({ "pulley 1": one, "pulley 2": other });
  return one <= other ? [one, other] : [other, one];
}

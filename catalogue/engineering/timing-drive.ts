import { beltLength, centreDistance, wrapAngleDeg, type PulleyPair } from "./belt-drive.ts";

/** Numbers of teeth of two pulleys, in any order. */
export type ToothPair = readonly [number, number];

/**
 * The pitch diameter of a timing pulley.
 *
 * @param teeth Number of teeth, integer >= 1.
 * @param pitchMm Distance from tooth to tooth in mm, above 0.
 * @returns Pitch diameter in mm.
 * Source: shared data, designation.md section 4.
 */
export function pitchDiameterMm(teeth: number, pitchMm: number): number {
  return (teeth * pitchMm) / Math.PI;
}

/**
 * The pitch length that a timing belt would need; a real belt has whole teeth.
 *
 * @param teeth Teeth of the two pulleys.
 * @param pitchMm Pitch in mm, above 0.
 * @param centreMm Centre distance in mm.
 * @returns Pitch length in mm.
 * @throws {RangeError} If a number isn't above 0 or one pulley lies inside the other (programmer error).
 * Source: shared data, designation.md section 4.
 */
export function timingBeltLength(teeth: ToothPair, pitchMm: number, centreMm: number): number {
  return beltLength(pitchDiameters(teeth, pitchMm), centreMm);
}

/**
 * The centre distance at which a timing belt is taut.
 *
 * @param teeth Teeth of the two pulleys.
 * @param pitchMm Pitch in mm, above 0.
 * @param beltTeeth Teeth of the belt, integer >= 1.
 * @returns Centre distance in mm, or undefined for a belt so short that the pulleys would touch.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 * Source: shared data, designation.md section 4.
 */
export function timingCentreDistance(
  teeth: ToothPair,
  pitchMm: number,
  beltTeeth: number,
): number | undefined {
  return centreDistance(pitchDiameters(teeth, pitchMm), beltTeeth * pitchMm);
}

/**
 * How many teeth of the smaller pulley carry load; 6 or more keep the belt's full rating.
 *
 * @param teeth Teeth of the two pulleys.
 * @param pitchMm Pitch in mm, above 0.
 * @param centreMm Centre distance in mm.
 * @returns Teeth in mesh, with their fraction.
 * @throws {RangeError} If a number isn't above 0 or one pulley lies inside the other (programmer error).
 * Source: shared data, designation.md section 4.
 */
export function teethInMesh(teeth: ToothPair, pitchMm: number, centreMm: number): number {
  return (Math.min(...teeth) * wrapAngleDeg(pitchDiameters(teeth, pitchMm), centreMm)) / 360;
}

function pitchDiameters([one, other]: ToothPair, pitchMm: number): PulleyPair {
  return [pitchDiameterMm(one, pitchMm), pitchDiameterMm(other, pitchMm)];
}

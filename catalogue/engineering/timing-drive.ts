import { beltLength, centreDistance, wrapAngleDeg, type PulleyPair } from "./belt-drive.ts";

/** Numbers of teeth of two pulleys, in any order. */
export type ToothPair = readonly [number, number];

/**
 * Returns the pitch diameter of a timing pulley in mm.
 *
 * @param teeth Number of teeth, integer >= 1.
 * @param pitchMm Distance from tooth to tooth in mm, above 0.
 */
export function pitchDiameterMm(teeth: number, pitchMm: number): number {
  return (teeth * pitchMm) / Math.PI;
}

/**
 * Returns the pitch length in mm that a timing belt would need; a real belt has whole teeth.
 *
 * @param pitchMm Pitch in mm, above 0.
 * @param centreMm Centre distance in mm.
 * @throws {RangeError} If a number isn't above 0 or one pulley is inside the other (programmer error).
 */
export function timingBeltLength(teeth: ToothPair, pitchMm: number, centreMm: number): number {
  return beltLength(pitchDiameters(teeth, pitchMm), centreMm);
}

/**
 * Returns the centre distance in mm at which a timing belt is taut, or undefined if the belt is so
 * short that the pulleys would touch.
 *
 * @param pitchMm Pitch in mm, above 0.
 * @param beltTeeth Teeth of the belt, integer >= 1.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 */
export function timingCentreDistance(
  teeth: ToothPair,
  pitchMm: number,
  beltTeeth: number,
): number | undefined {
  return centreDistance(pitchDiameters(teeth, pitchMm), beltTeeth * pitchMm);
}

/**
 * Returns the number of teeth in mesh on the smaller pulley, with its fraction; from 6 on, the belt
 * keeps its full rating.
 *
 * @param pitchMm Pitch in mm, above 0.
 * @param centreMm Centre distance in mm.
 * @throws {RangeError} If a number isn't above 0 or one pulley is inside the other (programmer error).
 */
export function teethInMesh(teeth: ToothPair, pitchMm: number, centreMm: number): number {
  return (Math.min(...teeth) * wrapAngleDeg(pitchDiameters(teeth, pitchMm), centreMm)) / 360;
}

function pitchDiameters([one, other]: ToothPair, pitchMm: number): PulleyPair {
  return [pitchDiameterMm(one, pitchMm), pitchDiameterMm(other, pitchMm)];
}

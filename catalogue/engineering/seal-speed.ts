import { requirePositive } from "./require-positive.ts";
import { surfaceSpeedMs } from "./surface-speed.ts";

/**
 * Returns the lip speed of a shaft seal in m/s.
 *
 * @param shaftMm Shaft diameter in mm, >= 0.
 * @param speedRpm Revolutions per minute, >= 0.
 */
export function lipSpeedMs(shaftMm: number, speedRpm: number): number {
  return surfaceSpeedMs(shaftMm, speedRpm);
}

/**
 * Returns the shaft speed in rpm at which a seal's lip reaches its limit.
 *
 * @param shaftMm Shaft diameter in mm, above 0.
 * @param limitMs Permitted lip speed in m/s, above 0.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 */
export function maxShaftSpeedRpm(shaftMm: number, limitMs: number): number {
  requirePositive({ shaftMm, limitMs });
  return (limitMs * 60_000) / (Math.PI * shaftMm);
}

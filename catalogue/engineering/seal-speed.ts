import { requirePositive } from "./require-positive.ts";
import { surfaceSpeedMs } from "./surface-speed.ts";

/**
 * How fast a shaft runs under the lip of its seal.
 *
 * @param shaftMm Shaft diameter in mm, >= 0.
 * @param speedRpm Revolutions per minute, >= 0.
 * @returns Lip speed in m/s.
 * Source: shared data, designation.md section 5.
 */
export function lipSpeedMs(shaftMm: number, speedRpm: number): number {
  return surfaceSpeedMs(shaftMm, speedRpm);
}

/**
 * The shaft speed at which a seal's lip reaches its limit.
 *
 * @param shaftMm Shaft diameter in mm, above 0.
 * @param limitMs Permitted lip speed in m/s, above 0.
 * @returns Revolutions per minute.
 * @throws {RangeError} If a number isn't above 0 (programmer error).
 * Source: shared data, designation.md section 5.
 */
export function maxShaftSpeedRpm(shaftMm: number, limitMs: number): number {
  requirePositive({ shaftMm, limitMs });
  return (limitMs * 60_000) / (Math.PI * shaftMm);
}

/**
 * How fast the surface of a turning pulley or shaft moves.
 *
 * @param diameterMm Diameter in mm, >= 0.
 * @param speedRpm Revolutions per minute, >= 0.
 * @returns Speed in m/s.
 */
export function surfaceSpeedMs(diameterMm: number, speedRpm: number): number {
  return (Math.PI * diameterMm * speedRpm) / 60_000;
}

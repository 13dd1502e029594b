/**
 * Returns the surface speed of a pulley or shaft in m/s.
 *
 * @param diameterMm Diameter in mm, >= 0.
 * @param speedRpm Revolutions per minute, >= 0.
 */
export function surfaceSpeedMs(diameterMm: number, speedRpm: number): number {
  return (Math.PI * diameterMm * speedRpm) / 60_000;
}

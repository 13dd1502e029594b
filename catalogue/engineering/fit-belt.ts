import { bendsPerSecond, centreDistance, wrapAngleDeg } from "./belt-drive.ts";
import { surfaceSpeedMs } from "./surface-speed.ts";
import { getPulleys, type VDrive } from "./v-drive.ts";

/** A belt with its length on the datum diameters of the pulleys. */
export type SizedBelt = { readonly code: string; readonly datumLengthMm: number };

/** A belt on a drive. */
export type BeltFit = SizedBelt & {
  /** Centre distance at which the belt is taut. */
  readonly centreMm: number;
  /** Wrap on the smaller pulley, in degrees. */
  readonly wrapDeg: number;
  readonly bendsPerSecond?: number;
  readonly warnings: readonly FitWarning[];
};

/** Objections to a belt on a drive. */
export type FitWarning = "wrap-below-120" | "centre-distance-short" | "centre-distance-long";

/** Practical limits, recalled from the trade: wrap in degrees, centre distance over d + D. */
const leastWrapDeg = 120;
const [leastSpread, greatestSpread] = [0.7, 2];

/**
 * Fits a belt to the pulleys of a drive without problems. Returns undefined if the pulleys would touch.
 *
 * @param belt Code and datum length of the belt, in mm.
 */
export function fitBelt(drive: VDrive, belt: SizedBelt): BeltFit | undefined {
  const { code, datumLengthMm } = belt;
  const { drivingMm, drivenMm, drivingRpm } = drive;
  const centreMm = centreDistance(getPulleys(drive), datumLengthMm);
  if (centreMm === undefined) return undefined;
  const wrapDeg = wrapAngleDeg(getPulleys(drive), centreMm);
  const spread = centreMm / (drivingMm + drivenMm);
  return {
    code,
    datumLengthMm,
    centreMm,
    wrapDeg,
    ...(drivingRpm !== undefined && {
      bendsPerSecond: bendsPerSecond(surfaceSpeedMs(drivingMm, drivingRpm), datumLengthMm),
    }),
    warnings: [
      ...(wrapDeg < leastWrapDeg ? ["wrap-below-120" as const] : []),
      ...(spread < leastSpread ? ["centre-distance-short" as const] : []),
      ...(spread > greatestSpread ? ["centre-distance-long" as const] : []),
    ],
  };
}

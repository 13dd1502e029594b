import type { Bearing } from "./bearing.ts";

/** Limiting speeds of a bearing with one cage, in rpm. */
export type LimitingSpeeds = { readonly greaseRpm: number; readonly oilRpm: number };

/** Limiting speeds of a bearing by cage. */
export type SpeedsByCage = {
  /** With the cage that the bearing is listed with. */
  readonly standard: LimitingSpeeds;
  /** With a machined cage, if the maker's row is for one. */
  readonly machined?: LimitingSpeeds;
};

/**
 * Returns the limiting speeds for each cage with known figures. All pages and sheets use this function.
 * If the maker's row is for a machined cage, the listed cage lowers both speeds by the same share.
 * Source: NSK E1102e, angular contact and cylindrical roller bearings: "For bearings with pressed
 * cages, reduce the limiting speed by 20%".
 */
export function limitingSpeeds({
  greaseSpeedRpm,
  oilSpeedRpm,
  speedRpm,
}: Pick<Bearing, "greaseSpeedRpm" | "oilSpeedRpm" | "speedRpm">): SpeedsByCage {
  const row = { greaseRpm: greaseSpeedRpm, oilRpm: oilSpeedRpm };
  if (speedRpm === greaseSpeedRpm) return { standard: row };
  const oilRpm = Math.round((oilSpeedRpm * speedRpm) / greaseSpeedRpm);
  return { standard: { greaseRpm: speedRpm, oilRpm }, machined: row };
}

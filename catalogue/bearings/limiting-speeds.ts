import type { Bearing } from "./bearing.ts";

/** Limiting speeds of a bearing with one cage, in rpm. */
export type LimitingSpeeds = { readonly greaseRpm: number; readonly oilRpm: number };

/** Limiting speeds of a bearing, by the cage that it has. */
export type SpeedsByCage = {
  /** With the cage that the bearing is listed with. */
  readonly standard: LimitingSpeeds;
  /** With a machined cage, where that is the one of the maker's row. */
  readonly machined?: LimitingSpeeds;
};

/**
 * Tells how fast a bearing may run with each cage that its figures are known for. Every page and
 * sheet takes its speeds from here.
 *
 * @param bearing Its speeds: those of the maker's row, and the one with the listed cage.
 * @returns The speeds by cage; where the row is for a machined cage, the listed one lowers both
 *   speeds by the same share.
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

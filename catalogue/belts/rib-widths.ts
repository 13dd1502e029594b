import type { RibProfile } from "./belt.ts";

/** A spread of rib counts; other counts follow by the same product. */
const ribCounts = [3, 4, 5, 6, 8, 10, 12, 16, 20];

/** Belt widths for one number of ribs, in the order of the profiles. */
export type RibWidths = { readonly ribs: number; readonly widthsMm: readonly number[] };

/**
 * The widths of ribbed belts: ribs times pitch.
 *
 * @param profiles The columns.
 * @returns One row per usual number of ribs; none without profiles.
 * Source: shared data, designation.md 3.2.
 */
export function tabulateRibWidths(profiles: readonly RibProfile[]): RibWidths[] {
  if (profiles.length === 0) return [];
  return ribCounts.map((ribs) => ({
    ribs,
    // Whole hundredths; the product of two decimals carries dust.
    widthsMm: profiles.map(({ pitchMm }) => Math.round(ribs * pitchMm * 100) / 100),
  }));
}

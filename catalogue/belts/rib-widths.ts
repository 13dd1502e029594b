import type { RibProfile } from "./belt.ts";

/** Typical rib counts; the widths of other counts follow from the same product. */
const ribCounts = [3, 4, 5, 6, 8, 10, 12, 16, 20];

/** Belt widths for one number of ribs, in the order of the profiles. */
export type RibWidths = { readonly ribs: number; readonly widthsMm: readonly number[] };

/**
 * Tabulates the widths of ribbed belts (ribs times pitch): one row per typical rib count, one column
 * per profile. Returns no rows without profiles.
 */
export function tabulateRibWidths(profiles: readonly RibProfile[]): RibWidths[] {
  if (profiles.length === 0) return [];
  return ribCounts.map((ribs) => ({
    ribs,
    // Round to hundredths: the product of two decimals has floating-point noise.
    widthsMm: profiles.map(({ pitchMm }) => Math.round(ribs * pitchMm * 100) / 100),
  }));
}

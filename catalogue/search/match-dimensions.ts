import { toleranceMm } from "#domain/dimension.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** Figures of catalogues have at most two decimals. */
const sameWithinMm = 0.006;

/**
 * Compares asked dimensions with a part's. Dimensions that weren't asked for match.
 *
 * @returns `exact`, `near` within the tolerance, or undefined.
 */
export function matchDimensions(
  asked: EntryDimensions,
  part: EntryDimensions,
): "exact" | "near" | undefined {
  let match: "exact" | "near" = "exact";
  for (const role of ["bore", "outside", "width"] as const) {
    const wanted = asked[role];
    if (wanted === undefined) continue;
    const difference = Math.abs(wanted - (part[role] ?? Number.POSITIVE_INFINITY));
    // The tolerance of 24.9 is 0.249; the limit itself counts in spite of binary fractions.
    if (difference > toleranceMm(wanted) + 1e-9) return undefined;
    if (difference > sameWithinMm) match = "near";
  }
  return match;
}

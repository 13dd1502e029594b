import { boundarySeries } from "#catalogue/bearings/boundary-dimensions.data.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** Finds the boundary dimensions of a number that isn't listed, if the standard's are known. */
export function findBoundary({
  type,
  dimensionSeries,
  boreMm,
}: BearingDesignation): EntryDimensions | undefined {
  // Tapered bearings are measured over both rings.
  if (type === "tapered roller") return undefined;
  const series = boundarySeries.find((one) => one.dimensionSeries === dimensionSeries);
  const [bore, outside, width] = series?.sizes.find(([size]) => size === boreMm) ?? [];
  return bore === undefined || outside === undefined || width === undefined
    ? undefined
    : { bore, outside, width };
}

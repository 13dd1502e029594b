import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { boundarySeries } from "#catalogue/bearings/boundary-dimensions.data.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** Series of the listed deep groove bearings, by dimension series. */
const listedSeries: Readonly<Record<string, string>> = { "10": "60", "02": "62", "03": "63" };

/**
 * Finds the boundary dimensions of a number that isn't listed, if the standard's are known: from its series,
 * or from a listed deep groove bearing with the same dimension series and bore.
 */
export function findBoundary({
  type,
  dimensionSeries = "",
  boreMm,
}: BearingDesignation): EntryDimensions | undefined {
  // Tapered bearings are measured over both rings.
  if (type === "tapered roller") return undefined;
  const series = boundarySeries.find((one) => one.dimensionSeries === dimensionSeries);
  const [bore, outside, width] = series?.sizes.find(([size]) => size === boreMm) ?? [];
  if (bore !== undefined && outside !== undefined && width !== undefined) {
    return { bore, outside, width };
  }
  const prefix = listedSeries[dimensionSeries];
  const listed = bearings.find(
    (one) => one.kind === "deep-groove" && one.boreMm === boreMm && one.code.slice(0, 2) === prefix,
  );
  return (
    listed && { bore: listed.boreMm, outside: listed.outsideDiameterMm, width: listed.widthMm }
  );
}

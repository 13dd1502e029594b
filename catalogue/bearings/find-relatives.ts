import type { Bearing } from "./bearing.ts";
import { bearings } from "./bearings.data.ts";

/** Returns the bearings of the same type and bore in other series, sorted by outside diameter. */
export function findSameBore(bearing: Bearing): readonly Bearing[] {
  return bearings
    .filter(
      ({ kind, boreMm, series }) =>
        kind === bearing.kind && boreMm === bearing.boreMm && series !== bearing.series,
    )
    .toSorted((one, other) => one.outsideDiameterMm - other.outsideDiameterMm);
}

/**
 * Returns the bearings of other types and series with the same bore and outside diameter, the same
 * width first.
 */
export function findSameSize(bearing: Bearing): readonly Bearing[] {
  const { boreMm, outsideDiameterMm, widthMm, series } = bearing;
  const getDifference = (other: Bearing): number => Math.abs(other.widthMm - widthMm);
  return bearings
    .filter(
      (other) =>
        other.boreMm === boreMm &&
        other.outsideDiameterMm === outsideDiameterMm &&
        other.series !== series,
    )
    .toSorted((one, other) => getDifference(one) - getDifference(other));
}

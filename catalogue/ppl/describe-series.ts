import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { formatSpan, withUnit } from "#catalogue/format.ts";
import type { PplSeries } from "./ppl-series.ts";

/** What a series' figures amount to. Texts carry their units. */
export type PplSeriesSheet = {
  /** Thrust bearings have a height instead of a width. */
  readonly isThrust: boolean;
  readonly specs: string;
  readonly dimensions: string;
  readonly precision: string;
  readonly loadRating: string;
  readonly speedLimit: string;
};

/**
 * Describes a PPL series by the boundary dimensions of its sizes, which are standard, and by what
 * it is made to carry. Ratings are the maker's own and have to be asked for.
 *
 * @param series One of PPL's series.
 * @returns The spans of its dimensions, and loads and speeds in words.
 * Source: ISO 15, ISO 104; company specification section 2, "PPL series".
 */
export function describePplSeries(series: PplSeries): PplSeriesSheet {
  const sizes = series.models.map(getBearing);
  const getSpan = (read: (size: Bearing) => number, unit: string): string =>
    withUnit(formatSpan(sizes.map(read)), unit);
  const isThrust = sizes.some(({ kind }) => kind === "thrust" || kind === "double-thrust");
  const bore = `Bore ${getSpan((size) => size.boreMm, "mm")}`;
  const outside = `outside diameter ${getSpan((size) => size.outsideDiameterMm, "mm")}`;
  const width = `${isThrust ? "height" : "width"} ${getSpan((size) => size.widthMm, "mm")}`;
  return {
    isThrust,
    specs: bore,
    dimensions: `${bore}, ${outside}, ${width}`,
    // Fixed by the specification, section 9.
    precision: "P0 (Standard)",
    loadRating: `${series.loadRating}; figures on request`,
    speedLimit: `${series.speedLimit}; figures on request`,
  };
}

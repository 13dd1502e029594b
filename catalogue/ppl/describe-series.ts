import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { formatSpan, withUnit } from "#catalogue/format.ts";
import type { PplSeries } from "./ppl-series.ts";

/** Summary of a series' figures. Texts include their units. */
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
 * Describes a PPL series: spans of its standard boundary dimensions, and loads and speeds in words. The
 * maker's ratings are available on request only. Source: ISO 15, ISO 104.
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
    // Ours, not from a catalogue.
    precision: "P0 (Standard)",
    loadRating: `${series.loadRating}; figures on request`,
    speedLimit: `${series.speedLimit}; figures on request`,
  };
}

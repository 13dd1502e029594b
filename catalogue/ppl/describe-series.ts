import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { formatSpan, groupThousands, withUnit } from "#catalogue/format.ts";
import type { PplSeries } from "./ppl-series.ts";

/** What a series' figures amount to. Texts carry their units. */
export type PplSeriesSheet = {
  /** Thrust bearings have a height instead of a width. */
  readonly isThrust: boolean;
  readonly specs: string;
  readonly load: string;
  readonly dimensions: string;
  readonly precision: string;
  readonly loadRating: string;
  readonly speedLimit: string;
};

/**
 * Describes a PPL series by the figures of its sizes, which are those of the standard metric
 * sizes: no catalogue of the brand was found.
 *
 * @param series One of PPL's series.
 * @returns The spans of its sizes.
 */
export function describePplSeries(series: PplSeries): PplSeriesSheet {
  const sizes = series.models.map(getBearing);
  const spanOf = (read: (size: Bearing) => number, unit: string): string =>
    withUnit(formatSpan(sizes.map(read)), unit);
  const isThrust = sizes.some(({ kind }) => kind === "thrust" || kind === "double-thrust");
  const bore = `Bore ${spanOf((size) => size.boreMm, "mm")}`;
  const load = spanOf((size) => size.dynamicLoadKn, "kN");
  const outside = `outside diameter ${spanOf((size) => size.outsideDiameterMm, "mm")}`;
  const width = `${isThrust ? "height" : "width"} ${spanOf((size) => size.widthMm, "mm")}`;
  const speeds = formatSpan(
    sizes.map((size) => size.speedRpm),
    groupThousands,
  );
  return {
    isThrust,
    specs: bore,
    load,
    dimensions: `${bore}, ${outside}, ${width}`,
    // Fixed by the specification, section 9.
    precision: "P0 (Standard)",
    loadRating: `C ${load}, C0 ${spanOf((size) => size.staticLoadKn, "kN")}`,
    speedLimit: `${withUnit(speeds, "rpm")} (grease)`,
  };
}

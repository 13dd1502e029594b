import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { findFamilyImage } from "#catalogue/media/find-family-image.ts";
import type { PartImageName } from "#catalogue/media/part-image.ts";
import { describePplSeries, type PplSeriesSheet } from "./describe-series.ts";
import type { PplGroup, PplSeries } from "./ppl-series.ts";

/** A size of a series with its boundary dimensions. */
export type PplSize = {
  readonly code: string;
  readonly boreMm: number;
  readonly outsideDiameterMm: number;
  readonly widthMm: number;
};

/** A series with everything in its card, dialog and table. */
export type PplSeriesView = PplSeries & {
  readonly sheet: PplSeriesSheet;
  /** Code of the size that represents the series in images. */
  readonly typical: string;
  readonly sizes: readonly PplSize[];
};

/** A group with its series in full. */
export type PplGroupView = Omit<PplGroup, "series"> & {
  readonly series: readonly PplSeriesView[];
  readonly image: PartImageName | undefined;
};

/** Combines a group's texts and figures for its pages, with sheet and sizes per series. */
export function viewPplGroup(group: PplGroup): PplGroupView {
  return {
    ...group,
    image: findFamilyImage(group.slug),
    series: group.series.map((one) => ({
      ...one,
      sheet: describePplSeries(one),
      typical: one.models[Math.floor(one.models.length / 2)] ?? "",
      sizes: one.models.map(viewSize),
    })),
  };
}

function viewSize(code: string): PplSize {
  const size = getBearing(code);
  return {
    code,
    boreMm: size.boreMm,
    outsideDiameterMm: size.outsideDiameterMm,
    widthMm: size.widthMm,
  };
}

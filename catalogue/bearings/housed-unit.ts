import type { FigureStatus } from "./bearing.ts";

/** Pillow block, four-bolt flange or take-up. */
export type UnitSeries = "UCP" | "UCF" | "UCT";

/** An insert bearing in a cast housing. Lengths in mm. */
export type HousedUnit = {
  readonly code: string;
  readonly makerDesignation: string;
  readonly series: UnitSeries;
  readonly boreMm: number;
  /**
   * Dimensions of the insert bearing: outside diameter, inner ring width B, and S from its face to the
   * centre.
   */
  readonly insert: string;
  readonly insertOutsideDiameterMm: number;
  readonly insertWidthMm: number;
  readonly insertOffsetMm: number;
  readonly housingNumber: string;
  /** Dimensions by the letter on the maker's drawing; see `unitLegend`. */
  readonly housingMm: Readonly<Record<string, number>>;
  /** Fixing bolt, if the housing takes one. */
  readonly bolt?: string;
  readonly dynamicLoadKn: number;
  readonly staticLoadKn: number;
  readonly speedRpm: number;
  readonly massKg: number;
  readonly ratings: { readonly status: FigureStatus; readonly sources: readonly string[] };
};

import type { DrawnKind } from "#catalogue/drawing/components/component-kind.ts";

/** A series of a family, one entry of its card. */
export type NskSeries = {
  /** Short code of the series: 60, NU, UCP. */
  readonly code: string;
  /** Its kind of part, if its family's image and drawing show another one. */
  readonly drawnKind?: DrawnKind;
  readonly name: string;
  readonly description: string;
  /** Range of the series, if its sizes aren't listed. */
  readonly specs?: string;
  readonly applications: string;
  /** `series` of the listed bearings or units; absent if none are listed. */
  readonly sizes?: string;
};

/** One of NSK's twelve families. */
export type NskFamily = {
  readonly slug: string;
  /** As on its card: Deep Groove. */
  readonly name: string;
  /** In full: Deep Groove Ball Bearings. */
  readonly title: string;
  readonly description: string;
  /** Whether the catalogue's search has a filter for it. */
  readonly isFilter: boolean;
  readonly series: readonly NskSeries[];
};

/** One series of a list page with the codes of its six items. */
export type NskListSeries = {
  readonly series: string;
  readonly name: string;
  readonly description: string;
  readonly codes: readonly string[];
};

/** Texts that a group of bearings shares; `{…}` is replaced by a figure of the bearing. */
export type BearingTexts = {
  /** Codes of docs/product/catalogue.md#all-bearings. */
  readonly codes: readonly string[];
  /** Other listed codes with the same texts. */
  readonly furtherCodes?: readonly string[];
  readonly series: string;
  readonly description: string;
  readonly sealType: string;
  readonly precision: string;
  readonly applications: readonly string[];
  readonly features: readonly string[];
  readonly variants: readonly string[];
};

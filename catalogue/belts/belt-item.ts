/** Keys of a belt's facts; the pages have a label for each. */
export type BeltFactKey =
  | "pitch"
  | "width"
  | "length"
  | "teeth"
  | "toothHeight"
  | "totalHeight"
  | "section"
  | "height"
  | "angle"
  | "datumWidth"
  | "smallestPulley"
  | "temperature"
  | "power"
  | "speed"
  | "material"
  | "standard";

export type BeltFact = { readonly key: BeltFactKey; readonly value: string };

export type BeltSize = {
  readonly code: string;
  readonly detail?: string;
  /** Datum length in mm, if the sizes are lengths. */
  readonly lengthMm?: number;
};

/** A belt series with its own card and dialog. */
export type BeltItem = {
  readonly code: string;
  readonly title: string;
  /** Section or profile of its drawing. */
  readonly shape: string;
  /** Facts on the card. */
  readonly facts: readonly BeltFact[];
  /** Facts that only the dialog shows. */
  readonly moreFacts: readonly BeltFact[];
  readonly applications: string;
  readonly overview: string;
  readonly features: readonly string[];
  /** Kind of the sizes: stock widths, or lengths along the datum line. */
  readonly sizesKind: "widths" | "lengths" | "none";
  readonly sizes: readonly BeltSize[];
};

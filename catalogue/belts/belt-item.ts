/** What a fact of a belt is about; the pages have a word for each. */
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

/** A belt series with a card and a dialog of its own. */
export type BeltItem = {
  readonly code: string;
  readonly title: string;
  /** Section or profile that it is drawn as. */
  readonly shape: string;
  /** What the card shows. */
  readonly facts: readonly BeltFact[];
  /** What the dialog adds. */
  readonly moreFacts: readonly BeltFact[];
  readonly applications: string;
  readonly overview: string;
  readonly features: readonly string[];
  /** What the sizes are: stock widths, or lengths along the datum line. */
  readonly sizesKind: "widths" | "lengths" | "none";
  readonly sizes: readonly { readonly code: string; readonly detail?: string }[];
};

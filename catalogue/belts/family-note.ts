/** Kind of belt in a family; families of one kind are alternatives to each other. */
export type FamilyKind =
  | "v"
  | "timing"
  | "ribbed"
  | "variable"
  | "special"
  | "vehicle"
  | "farm"
  | "flat"
  | "parts";

/** Our additions to a maker's family: how it works and which standard shapes it comes in. */
export type FamilyNote = {
  readonly brand: string;
  readonly family: string;
  readonly kind: FamilyKind;
  readonly about: string;
  /** How the shapes below relate to the family's products, if that isn't obvious. */
  readonly shapesNote?: string;
  readonly vSections: readonly string[];
  readonly ribProfiles: readonly string[];
  readonly timingProfiles: readonly string[];
  /** Codes of `code-readings.data.ts`. */
  readonly codes: readonly string[];
  /** Limits of the page's figures that a reader has to know. */
  readonly caveats?: readonly string[];
};

/** A step of identifying an old belt. */
export type MeasuringStep = { readonly title: string; readonly text: string };

/** A belt code split into its parts. */
export type CodeReading = {
  readonly code: string;
  readonly parts: readonly { readonly text: string; readonly meaning: string }[];
  readonly note?: string;
};

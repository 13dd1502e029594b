/** What kind of belt a family holds; families of one kind are each other's alternatives. */
export type BeltKind =
  | "v"
  | "timing"
  | "ribbed"
  | "variable"
  | "special"
  | "vehicle"
  | "farm"
  | "flat"
  | "parts";

/** What we add to a maker's family: how it works, and which standard shapes it comes in. */
export type FamilyNote = {
  readonly brand: string;
  readonly family: string;
  readonly kind: BeltKind;
  readonly about: string;
  /** How the shapes below relate to the family's products, where that isn't plain. */
  readonly shapesNote?: string;
  readonly vSections: readonly string[];
  readonly ribProfiles: readonly string[];
  readonly timingProfiles: readonly string[];
  /** Codes of `code-readings.data.ts`. */
  readonly codes: readonly string[];
  /** What to know about the page's figures before relying on them. */
  readonly caveats?: readonly string[];
};

/** One step of finding out what an old belt is. */
export type MeasuringStep = { readonly title: string; readonly text: string };

/** A code taken apart. */
export type CodeReading = {
  readonly code: string;
  readonly parts: readonly { readonly text: string; readonly meaning: string }[];
  readonly note?: string;
};

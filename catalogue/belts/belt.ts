/** A maker's claim about itself, with the words that name it as the source. */
export type MakerClaim = { readonly text: string; readonly source: string };

/**
 * How reliable a figure is: read in two sources, read in one, or recalled from the standard or the
 * trade.
 */
export type BeltFigureStatus = "verified" | "catalogue" | "recalled";

/** Cross-section of a V-belt. Lengths in mm. */
export type VSection = {
  readonly section: string;
  readonly topWidthMm: number;
  readonly heightMm: number;
  readonly angleDeg: number;
  /** Width on the datum line; absent for sections that are measured on the effective line. */
  readonly datumWidthMm?: number;
  /** Added to the inside length to get the datum length; classical sections only. */
  readonly insideToDatumMm?: number;
  readonly massKgPerM?: number;
  /** Smallest recommended datum diameter of a pulley. */
  readonly minPulleyMm: number;
  readonly standard: string;
  readonly status: BeltFigureStatus;
  readonly note?: string;
};

/** Rib profile of a poly-V belt. */
export type RibProfile = {
  readonly profile: string;
  readonly pitchMm: number;
  readonly standard: string;
  readonly status: BeltFigureStatus;
};

/** Tooth profile of a synchronous belt. Lengths in mm. */
export type TimingProfile = {
  readonly profile: string;
  readonly pitchMm: number;
  readonly toothHeightMm?: number;
  readonly totalHeightMm?: number;
  readonly standard: string;
  /** Stock widths with the code that the designation carries. */
  readonly widths: readonly { readonly code: string; readonly widthMm: number }[];
  readonly status: BeltFigureStatus;
  readonly note?: string;
};

/** One listed size of a classical V-belt. */
export type ClassicalSize = {
  readonly code: string;
  /** Inside length in inches, which is the number in the code. */
  readonly insideLengthIn: number;
  readonly insideLengthMm: number;
  readonly datumLengthMm: number;
};

/** A section of Mitsuboshi's classical V-belts with its listed sizes. */
export type ClassicalSection = {
  readonly section: string;
  readonly name: string;
  readonly fullName: string;
  readonly specs: string;
  readonly applications: readonly string[];
  readonly power: string;
  readonly dimensions: string;
  readonly materials: string;
  readonly temperature: string;
  readonly features: readonly string[];
  readonly speedRange: string;
  readonly sizes: readonly ClassicalSize[];
};

/** A series of timing belts as a maker lists it. Texts carry their units. */
export type TimingBeltItem = {
  readonly code: string;
  readonly profile: string;
  readonly pitch: string;
  readonly width: string;
  readonly length: string;
  readonly teeth: string;
  readonly application: string;
};

/** A section of Toyopower's industrial V-belts. Texts carry their units. */
export type IndustrialBeltItem = {
  readonly code: string;
  readonly section: string;
  readonly length: string;
  readonly width: string;
  readonly applications: string;
  readonly temperature: string;
};

/** A product line of a family, one row of the brand's specifications. */
export type BeltProduct = {
  readonly name: string;
  readonly specs: string;
  readonly applications: string;
  /** `-` if the maker gives none. */
  readonly power: string;
};

/** A family of a belt brand. */
export type BeltFamily = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly products: readonly BeltProduct[];
};

/** A belt brand with its families. */
export type BeltBrand = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly claim?: MakerClaim;
  /** Material as stated in the brand's dialogs. */
  readonly dialogMaterial?: string;
  /** Whether the family buttons link to separate pages. */
  readonly familiesLinked: boolean;
  readonly advantages: readonly string[];
  readonly families: readonly BeltFamily[];
};

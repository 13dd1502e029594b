import type { BeltKind, LengthLine } from "#catalogue/engineering/codes/belt-code.ts";
import type { BearingType } from "#catalogue/engineering/designation/designation.ts";

/** What an entry of the search is. */
export type EntryKind =
  | "bearing"
  | "unit"
  | "insert"
  | "series"
  | "belt"
  | "seal"
  | "component"
  | "family"
  | "brand";

/** Boundary dimensions in mm; those of a seal are its shaft, its housing bore and its width. */
export type EntryDimensions = {
  readonly bore?: number;
  readonly outside?: number;
  readonly width?: number;
};

/** Section or profile of a belt and its length, in mm on the line that its code names. */
export type EntryBelt = {
  readonly section: string;
  readonly lengthMm?: number;
  /** Absent if the length was written without its line. */
  readonly lengthLine?: LengthLine;
};

/** Anything that a search can lead to: a part, a product, or the page of a family or brand. */
export type SearchEntry = {
  /** Unique among the entries of a search. */
  readonly id: string;
  readonly kind: EntryKind;
  /** As printed, the shown one first; empty for families and brands. */
  readonly codes: readonly string[];
  /**
   * The full codes that are compared with the requested one: a seal of one size exists in several types.
   * Absent if they are the codes.
   */
  readonly designations?: readonly string[];
  readonly name: string;
  readonly maker?: string;
  /** Series and bore code of a bearing or unit: 6205, NU205, 60/22. */
  readonly basicNumber?: string;
  readonly belt?: EntryBelt;
  readonly dimensionsMm?: EntryDimensions;
  /** Series of bearings without listed sizes that the entry represents: 68, NA49. */
  readonly series?: string;
  /** Types of bearings that the page of a family is about. */
  readonly types?: readonly BearingType[];
  /** Belt sections and profiles that the page of a family lists. */
  readonly sections?: readonly string[];
  /** Kinds of belts that it is about, for belts whose section no page lists. */
  readonly beltKinds?: readonly BeltKind[];
  /** Slug of NSK's family, by which its catalogue filters. */
  readonly family?: string;
  /** Path of its drawing. */
  readonly image?: string;
  /** Words for what it is that its name doesn't have. */
  readonly keywords?: string;
  /** Further searchable text. */
  readonly words: string;
  /** How common the type is; 1 is the most common. */
  readonly popularity: number;
  /** Path of its page, with the fragment or search. */
  readonly href: string;
};

/** Ranks of bearing types, seals and belts by how common they are; decides between equal hits. */
export const popularityRanks = {
  "deep-groove": 1,
  cylindrical: 2,
  tapered: 3,
  spherical: 4,
  "self-aligning": 5,
  "angular-contact": 6,
  thrust: 7,
  "double-thrust": 8,
  unit: 9,
  insert: 10,
  belt: 11,
  "oil-seal": 12,
  seal: 13,
  other: 14,
  overview: 15,
  brand: 16,
  family: 17,
} as const;

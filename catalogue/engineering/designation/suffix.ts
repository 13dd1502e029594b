import type { BearingMaker, TokenMeaning } from "#catalogue/engineering/codes/code-token.ts";
import type { BearingType, DesignationTokenKind, Stated } from "./designation.ts";

/** Properties of a bearing that a suffix's meaning can depend on. */
export type SuffixContext =
  | "ball"
  | "roller"
  | "deep groove"
  /** Deep groove with a bore below 10 mm. */
  | "miniature"
  /** Single-row angular contact. */
  | "angular"
  /** Double-row deep groove or angular contact. */
  | "double row"
  /** Neither a thrust bearing nor an insert. */
  | "radial"
  | "cylindrical"
  | "needle"
  | "tapered"
  | "spherical"
  | "thrust"
  | "unit"
  /** After an arrangement such as DB. */
  | "paired"
  /** After the contact angle of a single-row angular contact bearing. */
  | "angled";

/** A meaning of a suffix and what it states. */
export type SuffixMeaning = TokenMeaning & {
  readonly states?: Stated;
  /** Whether it counts only if its maker is named, since others use the suffix far more often. */
  readonly ifNamed?: true;
};

/** A suffix and its meanings in a context. */
export type Suffix = {
  readonly code: string;
  readonly kind: DesignationTokenKind;
  /** Several if makers differ. */
  readonly meanings: readonly SuffixMeaning[];
  /** The only context with these meanings; without it, every context. */
  readonly on?: SuffixContext;
  /** Pattern that has to follow. */
  readonly before?: RegExp;
};

const contextsByType: Readonly<Record<BearingType, readonly SuffixContext[]>> = {
  "deep groove ball": ["radial", "ball", "deep groove"],
  "deep groove ball, double row": ["radial", "ball", "double row"],
  "angular contact ball": ["radial", "ball", "angular"],
  "angular contact ball, double row": ["radial", "ball", "double row"],
  "self-aligning ball": ["radial", "ball"],
  "four-point contact ball": ["radial", "ball"],
  "cylindrical roller": ["radial", "roller", "cylindrical"],
  "needle roller": ["radial", "roller", "needle"],
  "needle roller without inner ring": ["radial", "roller", "needle"],
  "tapered roller": ["radial", "roller", "tapered"],
  "spherical roller": ["radial", "roller", "spherical"],
  "thrust ball, single direction": ["ball", "thrust"],
  "thrust ball, double direction": ["ball", "thrust"],
  "spherical roller thrust": ["roller", "spherical", "thrust"],
  "cylindrical roller thrust": ["roller", "thrust"],
  "housed unit or insert": ["ball", "unit"],
};

/** Bearings with a bore below this, in mm, have their own suffixes. */
const miniatureBelowMm = 10;

/**
 * Returns the contexts in which the suffixes of a bearing are read.
 *
 * @param boreMm In mm, if known.
 */
export function suffixContexts(type: BearingType, boreMm?: number): readonly SuffixContext[] {
  const isMiniature =
    type === "deep groove ball" && boreMm !== undefined && boreMm < miniatureBelowMm;
  return [...contextsByType[type], ...(isMiniature ? ["miniature" as const] : [])];
}

/**
 * Selects the meanings that count: those of the named maker if it has one, otherwise all but those that
 * need their maker's name. A single letter of another maker has none: buyers mix up makers' codes for
 * seals, but letters mean something else everywhere.
 */
export function selectMeanings(
  { code, meanings }: Suffix,
  maker: BearingMaker | undefined,
): readonly SuffixMeaning[] {
  const own = meanings.filter(({ makers }) => maker !== undefined && makers.includes(maker));
  if (own.length > 0) return own;
  const isForeignLetter = maker !== undefined && code.length === 1;
  return isForeignLetter ? [] : meanings.filter(({ ifNamed }) => !ifNamed);
}

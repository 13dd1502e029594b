import type { BearingType, Stated } from "./designation.ts";

/** Properties of a bearing that a suffix's meaning can depend on. */
export type SuffixContext =
  | "ball"
  | "roller"
  | "deep groove"
  /** Deep groove with a bore below 10 mm. */
  | "miniature"
  /** Single-row angular contact. */
  | "angular"
  | "cylindrical"
  | "tapered"
  | "spherical"
  | "unit"
  /** After an arrangement such as DB. */
  | "paired";

/** A suffix and its meaning in a context. */
export type Suffix = {
  readonly code: string;
  readonly meaning: string;
  readonly states?: Stated;
  /** The only context with this meaning; without it, every context. */
  readonly on?: SuffixContext;
  /** Pattern that has to follow. */
  readonly before?: RegExp;
};

const contextsByType: Readonly<Record<BearingType, readonly SuffixContext[]>> = {
  "deep groove ball": ["ball", "deep groove"],
  "deep groove ball, double row": ["ball"],
  "angular contact ball": ["ball", "angular"],
  "angular contact ball, double row": ["ball"],
  "self-aligning ball": ["ball"],
  "four-point contact ball": ["ball"],
  "cylindrical roller": ["roller", "cylindrical"],
  "needle roller": ["roller"],
  "tapered roller": ["roller", "tapered"],
  "spherical roller": ["roller", "spherical"],
  "thrust ball, single direction": ["ball"],
  "thrust ball, double direction": ["ball"],
  "spherical roller thrust": ["roller", "spherical"],
  "cylindrical roller thrust": ["roller"],
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

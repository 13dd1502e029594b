import type { BearingType, Stated } from "./designation.ts";

/** What a suffix's meaning can hang on. */
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

/** A suffix and what it means where. */
export type Suffix = {
  readonly code: string;
  readonly meaning: string;
  readonly states?: Stated;
  /** Only there; without it everywhere. */
  readonly on?: SuffixContext;
  /** What must follow. */
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

/** Bearings below this bore have suffixes of their own, in mm. */
const miniatureBelowMm = 10;

/**
 * Tells which suffixes can stand on a bearing before any of them is read.
 *
 * @param type How the bearing is built.
 * @param boreMm Its bore in mm, where known.
 * @returns The contexts in which its suffixes are read.
 * Source: shared data, designation.md 1.6.
 */
export function suffixContexts(type: BearingType, boreMm?: number): readonly SuffixContext[] {
  const isMiniature =
    type === "deep groove ball" && boreMm !== undefined && boreMm < miniatureBelowMm;
  return [...contextsByType[type], ...(isMiniature ? ["miniature" as const] : [])];
}

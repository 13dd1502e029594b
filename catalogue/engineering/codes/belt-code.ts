import type { CodeToken, Evidence } from "./code-token.ts";

/** Kinds of belts that a code can name. */
export type BeltKind =
  | "classical"
  | "narrow"
  | "wedge"
  | "ribbed"
  | "timing"
  | "variable speed"
  | "polyurethane V"
  | "automotive V";

/**
 * Line on which a length is measured: inside (Li), datum (Ld), effective or outside (La), pitch (Lp).
 */
export type LengthLine = "Li" | "Ld" | "La" | "Lp";

/** A length of a belt in mm. */
export type BeltLength = {
  readonly line: LengthLine;
  readonly mm: number;
  /**
   * `stated`: by the code; `computed`: from a stated one; `assumed`: the code has a length without its
   * line, and this line is the usual one.
   */
  readonly from: "stated" | "computed" | "assumed";
};

export type BeltTokenKind = "section" | "length" | "width" | "height" | "ribs" | "belts" | "name";

/** A belt code taken apart. Properties that the code doesn't state are absent. Lengths in mm. */
export type BeltCode = {
  readonly part: "belt";
  readonly kind: BeltKind;
  /** Section, rib or tooth profile, as in our lists where they have it: `A`, `PJ`, `HTD-8M`. */
  readonly section: string;
  /** Raw edge, cogged: AX, XPZ, 3VX. */
  readonly isRawEdge: boolean;
  /** The stated length first; empty for a section alone. */
  readonly lengths: readonly BeltLength[];
  readonly ribs?: number;
  /** Of the whole belt; the top width of a single V-belt. */
  readonly widthMm?: number;
  readonly heightMm?: number;
  readonly teeth?: number;
  readonly pitchMm?: number;
  /** Number of V-belts joined by a band: 3 in 3/A42. */
  readonly joinedBelts?: number;
  /** Code in one spelling: `A42`, `SPZ1250`, `6PJ1016`, `1200-8M-30`. */
  readonly code: string;
  readonly makers: readonly string[];
  readonly tokens: readonly CodeToken<BeltTokenKind>[];
  /** Texts of the unread tokens, joined by blanks; empty if there are none. */
  readonly unread: string;
};

/** The part of a text that a reader of one kind of belt reads. */
export type BeltReading = Omit<BeltCode, "part" | "makers" | "unread"> & {
  /** Text after the code. */
  readonly rest: string;
};

export type BeltToken = BeltCode["tokens"][number];

/** A token with one meaning that all makers share. */
export function toBeltToken(
  kind: BeltTokenKind,
  text: string,
  meaning: string,
  evidence: Evidence = "catalogue",
): BeltToken {
  return { text, kind, meanings: [{ text: meaning, makers: [], evidence }] };
}

/** Rounded to hundredths, since products of decimals have floating-point noise. */
export function toHundredths(mm: number): number {
  return Math.round(mm * 100) / 100;
}

/** A figure with a decimal comma or point. */
export function toNumber(figure: string): number {
  return Number(figure.replace(",", "."));
}

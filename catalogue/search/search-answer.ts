import type { Comparison } from "#catalogue/engineering/codes/interchange.ts";
import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import type { DimensionReading } from "./read-dimensions.ts";
import type { EntryDimensions, SearchEntry } from "./search-entry.ts";

/** What a search text was understood as. Properties that it doesn't state are absent. */
export type Understood = {
  /** The reading that the hits follow. */
  readonly kind: "code" | "bearing" | "belt" | "seal" | "dimensions" | "words" | "nothing";
  /** Makers named in the text. */
  readonly makers: readonly string[];
  readonly code?: PartCode;
  /** Codes of other parts in the text, whose entries are hits too. */
  readonly others?: readonly string[];
  /** False if no entry has the read code, or the read size. */
  readonly isListed?: boolean;
  readonly dimensions?: DimensionReading;
  /** Length of a belt without a code. */
  readonly lengthMm?: number;
  /** Words that were searched for, as typed. */
  readonly words: readonly string[];
  /** What wasn't understood, as typed. */
  readonly unread: readonly string[];
};

/** Why an entry is a hit. */
export type HitReason =
  | { readonly kind: "code" }
  | { readonly kind: "comparison"; readonly comparison: Comparison }
  /** The code begins with what is typed so far. */
  | { readonly kind: "beginning" }
  | {
      readonly kind: "dimensions";
      readonly asked: EntryDimensions;
      readonly found: EntryDimensions;
    }
  /** The same bore and outside diameter as a size that no part has. */
  | {
      readonly kind: "other width";
      readonly asked: EntryDimensions;
      readonly found: EntryDimensions;
    }
  /** A number that was meant if a typed l is the figure 1. */
  | { readonly kind: "one for l"; readonly number: string }
  /** A number or size that was meant if an illegible character of the text is a certain figure. */
  | { readonly kind: "illegible"; readonly text: string; readonly number: string }
  /** The series of a number that no list holds. */
  | {
      readonly kind: "series";
      readonly number: string;
      readonly dimensions?: EntryDimensions;
    }
  /** The family of the type of a number that no list holds and whose series has no page. */
  | {
      readonly kind: "family";
      readonly number: string;
      readonly dimensions?: EntryDimensions;
    }
  /** A housed unit with the requested insert, or the reverse. */
  | { readonly kind: "insert"; readonly insert: string }
  /** A belt code that no list holds and a family that has its section. */
  | { readonly kind: "belt by rule"; readonly code: string; readonly section: string }
  /** The family of a listed belt. */
  | { readonly kind: "section"; readonly section: string }
  | { readonly kind: "belt length"; readonly askedMm: number; readonly foundMm: number }
  /** A belt of about the length that was measured, outside if its code names another line. */
  | {
      readonly kind: "measured length";
      readonly askedMm: number;
      readonly foundMm: number;
      readonly isOutside: boolean;
    }
  | { readonly kind: "accessory"; readonly code: string }
  | { readonly kind: "words"; readonly words: readonly string[] };

/** How well an entry fits: it is what was asked for, is close to it, or can replace it. */
export type HitMatch = "exact" | "near" | "interchange";

export type SearchHit = {
  readonly entry: SearchEntry;
  readonly match: HitMatch;
  readonly reason: HitReason;
  /** The entry's maker isn't one of those named in the text. */
  readonly isOtherMaker?: boolean;
};

export type SearchAnswer = {
  readonly understood: Understood;
  /** Best first. */
  readonly hits: readonly SearchHit[];
};

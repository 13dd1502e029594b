import { findBearing } from "#catalogue/bearings/find-bearing.ts";
import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { readDimensions } from "./read-dimensions.ts";

/** A code with a figure that its typist couldn't read, and what it can be. */
export type WornText = {
  /** As typed: `62?5`. */
  readonly text: string;
  /** Codes with a figure in place of each mark, with the suffixes beside it. */
  readonly codes: readonly { readonly written: string; readonly part: PartCode }[];
};

const worn = /^(?=.*\d)(?=.*[?_*…])[A-Z]{0,4}[\d?_*….,/x×-]+[A-Z\d]{0,4}$/i;
const maxLength = 16;
/** A mark before a letter or figure, which isn't the end of a question. */
const questionInside = /\?(?=.*[A-Z\d])/i;
/** One number with a mark that is a separator as well; no figure of a size begins with a zero. */
const marked = /^(?=.{4,5}$)\d+(?:[_…]\d+|\*0\d+)$/;
const digits = "0123456789".split("");

/**
 * Finds the piece of a text that is a code with an illegible figure, such as 62?5 or 6_05. A
 * question mark after a whole code is a question, a star between figures a times sign.
 *
 * @param pieces As typed.
 */
export function findWorn(pieces: readonly string[]): string | undefined {
  return pieces.find((piece) => piece.length <= maxLength && worn.test(piece) && isWorn(piece));
}

/**
 * Reads what a piece with illegible figures can be.
 *
 * @param suffixes What the text has beside it: the 2RS of `62?5 2RS`.
 */
export function readWorn(text: string, suffixes: string): WornText {
  return {
    text,
    codes: fill(text).flatMap((written) => {
      const part = readWhole(written);
      if (!part) return [];
      return [{ written, part: readPartCode(`${written} ${suffixes}`.trim()) ?? part }];
    }),
  };
}

function isWorn(piece: string): boolean {
  if (questionInside.test(piece)) return true;
  const [, whole] = /^([^?]+)\?$/.exec(piece) ?? [];
  if (whole !== undefined) return !readWhole(whole) && !readDimensions(whole);
  // 62_05 is a 6205 with a separator.
  return (
    marked.test(piece) && !findBearing(piece.replace(/\D/, "")) && fill(piece).some(findBearing)
  );
}

/** The code that a text is as a whole. */
function readWhole(text: string): PartCode | undefined {
  const part = readPartCode(text);
  return part?.unread === "" ? part : undefined;
}

/** The text with each figure in place of its mark; empty for several marks, which too many parts fit. */
function fill(text: string): readonly string[] {
  const mark = text.includes("?") ? "?" : /[_*…]/;
  const [before = "", after, ...others] = text.split(mark);
  return after === undefined || others.length > 0
    ? []
    : digits.map((digit) => before + digit + after);
}

import { findBearing } from "#catalogue/bearings/find-bearing.ts";
import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { readDimensions } from "./read-dimensions.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** A code or a size with a figure that its typist couldn't read, and what it can be. */
export type WornText = {
  /** As typed: `62?5`. */
  readonly text: string;
  /** Codes with a figure in place of each mark, with the suffixes beside it. */
  readonly codes: readonly { readonly written: string; readonly part: PartCode }[];
  /** Sizes of three figures, likewise. */
  readonly sizes: readonly { readonly written: string; readonly asked: EntryDimensions }[];
};

const worn =
  /^(?=.*\d)(?=.*[?_*…])[A-Z]{0,4}[\d?_*….,/x×-]+[A-Z\d]{0,4}(?:[/-][A-Z\d]{1,5}){0,2}$/i;
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
  const found = pieces.find(
    (piece) => piece.length <= maxLength && worn.test(piece) && isWorn(piece),
  );
  if (found === undefined || fill(found).some(isLegible)) return found;
  // Beside a legible number, it is a suffix: the 2?S of 6205 2?S.
  return pieces.some((piece) => piece !== found && /\d{3}/.test(piece)) ? undefined : found;
}

/** Joins the letters of a code to its worn figures: NU 2?6, SPA 12?0. */
export function joinWorn(pieces: readonly string[]): readonly string[] {
  return pieces.flatMap((piece, at) => {
    const joined = joinLetters(piece, pieces[at + 1]);
    if (joined !== undefined) return [joined];
    return joinLetters(pieces[at - 1] ?? "", piece) === undefined ? [piece] : [];
  });
}

/** Marks the first figure of a number that is worn off, or left out as in speech: 205-2RS, 305 ZZ. */
export function markMissing(pieces: readonly string[]): readonly string[] {
  return pieces.map((piece, at) => {
    // With letters before it, it is whole: NU 205.
    if (!withoutFirst.test(piece) || readWhole(`${pieces[at - 1] ?? ""} ${piece}`)) return piece;
    const written = `${piece} ${pieces[at + 1] ?? ""}`.trim();
    return readSealed(written) || !readSealed(`6${written}`) ? piece : `?${piece}`;
  });
}

const withoutFirst = /^[2-4]\d\d(?:[-/]?\d?[A-Z]{1,3}\d?)?$/i;

function readSealed(text: string): boolean {
  const part = readPartCode(text);
  return part?.part === "bearing" && part.unread === "" && part.seal.status === "stated";
}

function joinLetters(letters: string, figures = ""): string | undefined {
  const isApart = /^[A-Z]{1,4}$/i.test(letters) && /^(?=.*\?)[\d?]{2,4}[A-Z]{0,3}$/i.test(figures);
  return isApart && fill(letters + figures).some(readWhole) ? letters + figures : undefined;
}

function isLegible(text: string): boolean {
  return readWhole(text) !== undefined || readDimensions(text) !== undefined;
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
    sizes: fill(text).flatMap((written) => {
      const size = readWhole(written) ? undefined : readDimensions(written);
      if (size?.figures.length !== 3) return [];
      return size.readings.map((asked) => ({ written, asked }));
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

import { toBeltToken, type BeltLength, type BeltReading } from "./belt-code.ts";
import { readBeltByWidth } from "./read-belt-by-width.ts";
import { readClassicalBelt } from "./read-v-belt.ts";
import { lineWords, toLine } from "./v-belt-length.ts";

/** Lengths that differ by less are one length printed in inches and in mm. */
const sameLengthMm = 1.5;

const bothPrints = /^([A-EZ]X?[ -]?\d{2,3})[ /-](\d\d(?:[.,]5)?X[\dX.,]+.*)$/;

/** Reads a V-belt that is printed by its letter and by its width, A42/13x1067; no belt if the prints contradict. */
export function readDoublePrint(text: string): BeltReading | undefined {
  const [, letter = "", size = ""] = bothPrints.exec(text) ?? [];
  const [one, other] = [readClassicalBelt(letter), readBeltByWidth(size)];
  if (!one || !other || one.rest !== "" || one.section !== other.section) return undefined;
  const areSame = one.lengths.some(({ line, mm }) => hasLength(other.lengths, line, mm));
  return areSame
    ? { ...one, tokens: [...one.tokens, ...other.tokens], rest: other.rest }
    : undefined;
}

function hasLength(lengths: readonly BeltLength[], line: BeltLength["line"], mm: number): boolean {
  return lengths.some((one) => one.line === line && Math.abs(one.mm - mm) <= sameLengthMm);
}

const furtherLength = /^[ /-]*(?:(L[DIPW]) ?(\d{3,5})|(\d{3,5}) ?(L[DIPW]))(?![\dA-Z]|[.,]\d)/;

/**
 * Reads a V-belt's length that is printed again on another line after its code: 13x1067 Li Lp 1097. One that
 * the belt can't have stays unread.
 */
export function readFurtherLengths(belt: BeltReading): BeltReading {
  const found = furtherLength.exec(belt.rest);
  if (!found) return belt;
  const [head, before, after, first = after, mark = before] = found;
  // The pitch length of a V-belt is its datum length.
  const line = mark === "LP" ? "Ld" : toLine(mark);
  const mm = Number(first);
  if (line === undefined || !hasLength(belt.lengths, line, mm)) return belt;
  const token = toBeltToken("length", `${first} ${mark}`, `${lineWords[line]} ${mm} mm`);
  return readFurtherLengths({
    ...belt,
    tokens: [...belt.tokens, token],
    rest: belt.rest.slice(head.length),
  });
}

import { findBearing } from "#catalogue/bearings/find-bearing.ts";
import { readBeltCode } from "#catalogue/engineering/codes/read-belt-code.ts";

const quantity = /^\d{1,3}$/;
const times = /^[x×*]$/i;
/** Also in Italian, German and Serbian. */
const pieceWords = "cop[eë]?|cp|pcs?|pieces?|pezz[oi]|pz|stk|st[uü]ck|kom";
const pieceWord = new RegExp(`^(?:${pieceWords})[.,]?$`, "i");
/** A quantity run together with its word: 3cp, 4pz. */
const countedPieces = new RegExp(`^\\d{1,3}(?:${pieceWords})[.,]?$`, "i");
/** A number or a code that begins with letters, but no figure in mm. */
const codeAfterTimes = /^(?:\d{4}|(?![dbh]\d)\p{L}{1,4}[.-]?\d)/iu;

/** Takes quantities apart from codes: the 10x of 10x 6204 as 10 x, the x2 of A50x2 and 6205ZZ x2 as x 2. */
export function splitQuantities(pieces: readonly string[]): readonly string[] {
  return pieces.flatMap((piece, at) => {
    if (at === 0 && pieces.length > 1) {
      const [, count, sign] = /^(\d{1,3})([x×*])$/i.exec(piece) ?? [];
      if (count !== undefined && sign !== undefined) return [count, sign];
    }
    if (at < pieces.length - 1) return [piece];
    const [, code = "", sign, count] = /^(.{2,14}\d)?([x×*=])(\d{1,3})$/i.exec(piece) ?? [];
    if (sign === undefined || count === undefined) return [piece];
    if (code === "") return [sign, count];
    return count.length === 1 && isBeltWithLength(code) ? [code, sign, count] : [piece];
  });
}

function isBeltWithLength(code: string): boolean {
  return (readBeltCode(code)?.lengths.length ?? 0) > 0;
}

/**
 * Leaves out quantities: the 2 of 2 copë 6205, 6205 2 pcs, 2 x 6205 and 6205 x 2, the 3x of 3x6205; and the 1) of a
 * numbered line.
 */
export function withoutQuantities(pieces: readonly string[]): readonly string[] {
  const numbered = isLineNumber(pieces) ? 1 : 0;
  const length = pieces.length - countLastQuantity(pieces);
  const own = pieces.slice(numbered, length);
  const timesLength = isTimesCode(own) ? 2 : 0;
  return own.flatMap((piece, at) => {
    const [before = "", next = ""] = [own[at - 1], own[at + 1]];
    const isCounted = quantity.test(piece) && pieceWord.test(next);
    const isPieceWord = pieceWord.test(piece) && quantity.test(before);
    if (isCounted || isPieceWord || countedPieces.test(piece) || at < timesLength) return [];
    return [at === 0 ? piece.replace(/^[1-9][x×*](?=\d{4,5}(?![\d.,]))/i, "") : piece];
  });
}

/** Whether a text is a line with its number: 1) 6205 ZZ, but not 25. 52. 15. */
function isLineNumber([first = "", second = ""]: readonly string[]): boolean {
  return /^\d{1,2}[.)]$/.test(first) && /\p{L}|\d{4}/u.test(second);
}

/** Whether pieces begin with a quantity and a times sign before a code: 2 x 6205, 2 x B40. */
function isTimesCode(pieces: readonly string[]): boolean {
  const [count = "", sign = "", code = ""] = pieces;
  if (!quantity.test(count) || !times.test(sign)) return false;
  if (codeAfterTimes.test(code)) return !isBeltSize(count, code);
  // The outside diameter of no part with such a bore: 5 x D16 is a size, 2 x D144 two belts.
  const [, figure = ""] = /^[bd](\d{2,3})$/i.exec(code) ?? [];
  return pieces.length === 3 && count.length === 1 && Number(figure) > 3 * Number(count) + 20;
}

/** A number of four figures, or letters and figures that are neither one dimension nor two; a cone with its cup. */
const codeBeforeQuantity =
  /^(?![dbhtø]\d+$|\d+(?:[.,]\d+)?[x×*]\d+(?:[.,]\d+)?$)(?:.*\p{L}.*\d|.*\d.*\p{L}|\d{4,5}(?:\/\d{2,5})?$)/iu;

/**
 * Counts the pieces at the end that say how many: the x 2 of 6205 ZZ x 2, the = 3 of A42 = 3. A larger figure after a
 * times sign can be a size: 1204 x 16.
 */
function countLastQuantity(pieces: readonly string[]): number {
  const hasWord = pieceWord.test(pieces.at(-1) ?? "");
  const end = hasWord ? pieces.slice(0, -1) : pieces;
  const [before = "", sign = "", count = ""] = end.slice(-3);
  const isCount = quantity.test(count) && (hasWord || sign === "=" || count.length === 1);
  if (end.length < 3 || !isCount || !/^[x×*=]$/i.test(sign)) return 0;
  const isBelt = isBeltWithLength(end.slice(-4, -2).join(" "));
  if (!isBelt && !codeBeforeQuantity.test(before)) return 0;
  return hasWord ? 3 : 2;
}

/** Longest belt with the narrowest section, which 10 pieces of a number would be. */
const maxNarrowMm = 2_500;

/** Whether a number and another are the width and length of a V-belt: 13 x 1067, but not 13 x 6205. */
function isBeltSize(width: string, length: string): boolean {
  return (
    readBeltCode(`${width}x${length}`) !== undefined &&
    findBearing(length) === undefined &&
    (width !== "10" || Number(length) <= maxNarrowMm)
  );
}

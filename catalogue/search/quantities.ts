import { findBearing } from "#catalogue/bearings/find-bearing.ts";
import { readBeltCode } from "#catalogue/engineering/codes/read-belt-code.ts";

const quantity = /^\d{1,3}$/;
const times = /^[x×*]$/i;
/** Also in Italian, German and Serbian. */
const pieceWords = "cop[eëa]?|cp|pcs?|pieces?|pezz[oi]|pz|stk|st[uü]ck|kom";
const pieceWord = new RegExp(`^(?:${pieceWords})[.,]?$`, "i");
/** A quantity run together with its word: 3cp, 4pz. */
const countedPieces = new RegExp(`^\\d{1,3}(?:${pieceWords})[.,]?$`, "i");
/** A number or a code that begins with letters, but no figure in mm. */
const codeAfterTimes = /^(?:\d{4}|(?![dbh]\d)\p{L}{1,4}[.-]?\d)/iu;

/** Takes quantities apart from codes: the 10x of 10x 6204 as 10 x, the x2 of A50x2 and 6205ZZ x2 as x 2. */
export function splitQuantities(pieces: readonly string[]): readonly string[] {
  return pieces.flatMap((piece, at) => {
    if (at < pieces.length - 1) return at === 0 ? splitFirst(piece) : [piece];
    return splitLast(piece, at === 0);
  });
}

function splitFirst(piece: string): readonly string[] {
  return /^(\d{1,3})([x×*])$/i.exec(piece)?.slice(1) ?? [piece];
}

function splitLast(piece: string, isOnly: boolean): readonly string[] {
  const [, bracketed] = /^\((\d{1,2})\)$/.exec(piece) ?? [];
  if (bracketed !== undefined && !isOnly) return ["=", bracketed];
  // 6204ZZ*4 and ZZ,2 end with letters, which a size hasn't.
  const [, ending, added] = /^(.{0,14}[a-z])[*,](\d{1,2})$/i.exec(piece) ?? [];
  if (ending !== undefined && added !== undefined) return [ending, "=", added];
  const [, code = "", sign, count] = /^(.{2,14}\d)?([x×*=])(\d{1,3})$/i.exec(piece) ?? [];
  if (sign === undefined || count === undefined) return [piece];
  if (code === "") return [sign, count];
  return count.length === 1 && isBeltWithLength(code) ? [code, sign, count] : [piece];
}

function isBeltWithLength(code: string): boolean {
  return (readBeltCode(code)?.lengths.length ?? 0) > 0;
}

/**
 * Leaves out quantities: the 2 of 2 copë 6205, 6205 2 pcs, 2 x 6205 and 6205 x 2, the 3x of 3x6205; and the 1) of a
 * numbered line.
 */
export function withoutQuantities(pieces: readonly string[]): readonly string[] {
  const numbered = isLineNumber(pieces) || isCountFirst(pieces) ? 1 : 0;
  const length = pieces.length - countLastQuantity(pieces);
  const own = pieces.slice(numbered, length);
  const timesLength = isTimesCode(own) ? 2 : 0;
  return own.flatMap((piece, at) => {
    if (at < timesLength || isPieceCount(own, at) || isWordCount(own, at)) return [];
    return [at === 0 ? piece.replace(/^[1-9][x×*](?=\d{4,5}(?![\d.,]))/i, "") : piece];
  });
}

/** Whether a piece is a count beside a word for pieces, or that word: 2 copë, pcs 2, 3cp. */
function isPieceCount(pieces: readonly string[], at: number): boolean {
  const [before = "", piece = "", next = ""] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  const isCounted = quantity.test(piece) && pieceWord.test(next);
  const isPieceWord = pieceWord.test(piece) && quantity.test(before);
  return isCounted || isPieceWord || countedPieces.test(piece);
}

const price = /^\d+(?:[.,]\d+)?$/;
const currency = /^(?:lek[eë]?|euro?|€)[.,]?$/i;

/** Whether a piece is a count or price beside a word: sasia 3, 4 vrima, 1200 lekë, the 2 of 2 kushineta 6204. */
function isWordCount(pieces: readonly string[], at: number): boolean {
  const [before = "", piece = "", next = ""] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  const isOfHoles = (piece === "4" && holes.test(next)) || (before === "4" && holes.test(piece));
  const isQuantity = quantityWord.test(piece) && quantity.test(next);
  const isAfterWord = quantity.test(piece) && quantityWord.test(before);
  const isOfPrice = isPrice(piece, next) || isPrice(before, piece);
  return isOfHoles || isQuantity || isAfterWord || isOfPrice || isCountOf(pieces, at);
}

function isPrice(figure: string, word: string): boolean {
  return price.test(figure) && currency.test(word);
}

/** Of a flange: four are those of the common one. */
const holes = /^(?:vrim[aëe]|bulona?|holes?|bolts?|fori|rup[ae])$/i;

/** A word for how many. */
const quantityWord = /^(?:sasi[ae]?|qty|quantity|koli[cč]ina|menge|anzahl)[:.]?$/i;

/** Whether the first piece is a count before a code: x2 6204. */
function isCountFirst([first = "", second = ""]: readonly string[]): boolean {
  return /^[x×]\d{1,2}$/i.test(first) && codeAfterTimes.test(second);
}

/** Whether a piece counts the parts that a word names before their code: 2 kushineta 6204, 4 rripa A42. */
function isCountOf(pieces: readonly string[], at: number): boolean {
  const [piece = "", word = "", code = ""] = pieces.slice(at, at + 3);
  const isNamed = /^\d{1,2}$/.test(piece) && /^\p{L}{4,}$/u.test(word);
  return (
    isNamed && codeAfterTimes.test(code) && !/^\d+(?:[.,]\d+)?(?:mm)?$/i.test(pieces[at - 1] ?? "")
  );
}

/** Whether a text is a line with its number: 1) 6205 ZZ, but not 25. 52. 15. */
function isLineNumber([first = "", second = ""]: readonly string[]): boolean {
  return /^\d{1,2}[.)]$/.test(first) && /\p{L}|\d{4}/u.test(second);
}

/** Whether pieces begin with a quantity and a times sign before a code: 2 x 6205, 2 x B40. */
function isTimesCode(pieces: readonly string[]): boolean {
  const [count = "", sign = "", first = "", second = ""] = pieces;
  if (!quantity.test(count) || !times.test(sign)) return false;
  // A section before its length: 3 x SPB 1800.
  const code = /^[A-Z]{2,3}$/i.test(first) && /^\d{3,4}$/.test(second) ? first + second : first;
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
  if (end.length < 3 || !isCount || !/^[x×*=–-]$/i.test(sign)) return 0;
  if (!isCode(before, end.at(-4) ?? "")) return 0;
  return hasWord ? 3 : 2;
}

/** Whether a piece, with the one before it, ends a code: A 42, 6204 ZZ. */
function isCode(piece: string, before: string): boolean {
  const isSuffix = /^[a-z]{1,3}$/i.test(piece) && codeBeforeQuantity.test(before);
  return (
    isSuffix || codeBeforeQuantity.test(piece) || isBeltWithLength(`${before} ${piece}`.trim())
  );
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

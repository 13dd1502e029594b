import { findBearing } from "#catalogue/bearings/find-bearing.ts";
import { isBeltLine } from "#catalogue/engineering/codes/read-belt-code.ts";
import { sealMaterials } from "#catalogue/engineering/codes/seal-types.data.ts";
import { joinCodes } from "./join-codes.ts";
import { toNormalPiece } from "./one-for-l.ts";
import { splitQuantities, withoutQuantities } from "./quantities.ts";
import type { DimensionRole } from "./read-dimensions.ts";
import { splitNumbers } from "./split-numbers.ts";
import { withRoles } from "./token-roles.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A piece of a search text between blanks. */
export type SearchToken = {
  /** As typed. */
  readonly text: string;
  /** In the normal form of codes, without makers' names. */
  readonly code: string;
  readonly makers: readonly string[];
  /** What a word with a typing mistake means. */
  readonly meant?: string;
  /** The phrase that a word is a part of. */
  readonly phrase?: string;
  /** A word, a word without meaning, a maker's name, or something that can be in a code. */
  readonly kind: "word" | "unknown word" | "stop word" | "maker" | "other";
  /** What is between it and what can be in a code before it: a word for a dimension, or another word. */
  readonly after?: "role" | "word";
  /** What a figure measures by the word beside it. */
  readonly role?: DimensionRole;
};

/** A suffix that is a word for a number as well: 6205 NR, but nr 6205 and 6205 nr 2. */
const suffixLikeWord = /^nr$/i;
/** Letters of a unit, which name its kind if no number follows: UCP for a 40 mm shaft. */
const unitLetters = /^uc(?:p|f|t|fl|fc)$/i;
/** What is printed beside a maker's name. */
const printed = new Set(
  "made japan germany italy france austria poland slovakia china korea india usa explorer".split(
    " ",
  ),
);

const maxPhraseWords = 4;
const shortestWord = 4;
/** Longer words without a figure are no suffixes. */
const maxSuffixLength = 6;

/** Splits a text into tokens and sorts words from what can be part of a code. */
export function toSearchTokens(
  text: string,
  vocabulary: Vocabulary,
  isKnownTerm: (term: string) => boolean,
): readonly SearchToken[] {
  // Typed on a phone with wide figures.
  const plain = text
    .replaceAll(/[\uFF01-\uFF5E]+/g, (wide) => wide.normalize("NFKC"))
    // The empty set and the sign of a diameter, typed for each other.
    .replaceAll(/[∅⌀]/g, "Ø")
    .replaceAll(/№ ?|\bn[or]\.(?=\d{3})/gi, " ");
  const typed = splitQuantities(
    withoutThousands(plain.split(/\s+/)).flatMap((piece) =>
      piece === "" ? [] : splitNumbers(piece),
    ),
  );
  const pieces = withoutQuantities(joinCodes(joinUnits(typed)));
  const tokens: SearchToken[] = [];
  // Beside a number, it says where the bearing was made.
  const isPrinted = (piece: string): boolean =>
    printed.has(piece.toLowerCase()) && pieces.some((other) => /\d{3}/.test(other));
  let index = 0;
  while (index < pieces.length) {
    const length = findPhraseLength(pieces, index, vocabulary);
    const phrase = pieces.slice(index, index + length);
    for (const piece of phrase) {
      if (isPrinted(piece)) {
        tokens.push({ text: piece, code: "", makers: [], kind: "stop word" });
        continue;
      }
      tokens.push(
        length > 1
          ? {
              text: piece,
              code: "",
              makers: [],
              phrase: phrase.join(" "),
              kind: toPhraseKind(piece, vocabulary),
            }
          : toToken(piece, [pieces[index - 1], pieces[index + 1]], vocabulary, isKnownTerm),
      );
    }
    index += length;
  }
  return withRoles(tokens, vocabulary);
}

const otherFigure = /^\d+(?:[.,]\d+)?(?:mm)?[.,;]?$|\d[x×*]\d/i;

/** A comma in a listed number is a typing mistake if no other figure makes it a size: 6,205 is 6205. */
function withoutThousands(pieces: readonly string[]): readonly string[] {
  const isAlone = pieces.filter((piece) => otherFigure.test(piece)).length === 1;
  return pieces.map((piece) => {
    const number = /^\d{1,2},\d{3}$/.test(piece) ? piece.replace(",", "") : undefined;
    return number !== undefined && isAlone && findBearing(number) ? number : piece;
  });
}

const figure = /^(?:.*(?:[^\p{L}\d.,]|\dx))?\d+(?:[.,]\d+)?$/iu;
/** Millimetres need no unit. */
const otherUnit = /^(?:cm|in|inch|inches|inç)[.,]?$/i;

/** A unit after a blank belongs to its figure: 2,5 cm x 5,2 cm. */
function joinUnits(pieces: readonly string[]): readonly string[] {
  return pieces.flatMap((piece, at) => {
    const [before = "", next = ""] = [pieces[at - 1], pieces[at + 1]];
    if (otherUnit.test(piece) && figure.test(before)) return [];
    return [figure.test(piece) && otherUnit.test(next) ? `${piece}${next}` : piece];
  });
}

function findPhraseLength(
  pieces: readonly string[],
  start: number,
  vocabulary: Vocabulary,
): number {
  for (let length = maxPhraseWords; length > 1; length -= 1) {
    const phrase = pieces.slice(start, start + length);
    const isPhrase =
      phrase.length === length &&
      phrase.every((piece) => !/\d/.test(piece)) &&
      vocabulary.toTerms(phrase.join(" ")).length === 1 &&
      isPhraseOfWords(phrase, vocabulary) &&
      vocabulary.findTerm(phrase.join(" ")) !== undefined;
    if (isPhrase) return length;
  }
  return 1;
}

function toPhraseKind(piece: string, { toTerms }: Vocabulary): SearchToken["kind"] {
  return toTerms(piece).length === 0 ? "stop word" : "word";
}

/** Words without meaning can be in the middle: kushinetë me bazament. */
function isPhraseOfWords(phrase: readonly string[], { toTerms }: Vocabulary): boolean {
  return phrase.every((piece, at) => {
    const isEnd = at === 0 || at === phrase.length - 1;
    const count = toTerms(piece).length;
    return count === 1 || (count === 0 && !isEnd);
  });
}

function toToken(
  piece: string,
  neighbours: readonly (string | undefined)[],
  vocabulary: Vocabulary,
  isKnownTerm: (term: string) => boolean,
): SearchToken {
  const normal = toNormalPiece(piece);
  if (normal.makers.length > 0) {
    const text = normal.text === "" ? piece : normal.text;
    const kind = normal.text === "" ? "maker" : "other";
    return { text, code: normal.text, makers: normal.makers, kind };
  }
  const code = { text: piece, code: normal.text, makers: [] };
  if (/\d/.test(piece)) return { ...code, kind: "other" };
  if (isWordInCode(piece, neighbours)) return { ...code, kind: "other" };
  const terms = vocabulary.toTerms(piece);
  if (terms.length === 0) {
    return { ...code, kind: isLetterOfCode(piece, neighbours) ? "other" : "stop word" };
  }
  // Names of belt lines and materials are parts of codes.
  if (isBeltLine(code.code) || Object.hasOwn(sealMaterials, code.code))
    return { ...code, kind: "other" };
  const isWord =
    vocabulary.findTerm(piece) !== undefined ||
    (terms.some((term) => term.length >= shortestWord) && terms.every(isKnownTerm));
  if (isWord) return { ...code, kind: "word" };
  const meant = vocabulary.findMeant(piece);
  if (meant !== undefined) return { ...code, meant, kind: "word" };
  return { ...code, kind: piece.length > maxSuffixLength ? "unknown word" : "other" };
}

/**
 * The section of a belt or a suffix can be a letter by itself: A 42, NU205 E. No code has an I, and an e before a word
 * or another number is Albanian: 30 e brendshme, 6205 e 6204.
 */
function isLetterOfCode(piece: string, neighbours: readonly (string | undefined)[]): boolean {
  const [, after = ""] = neighbours;
  const isWord = piece === "e" && /^(?:\p{L}{4,}$|\d{4})/u.test(after);
  return /^[^i]$/i.test(piece) && !isWord && neighbours.some((text = "") => /\d/.test(text));
}

/** Whether a word is a part of the code beside it: 6205 NR, UCP 205. */
function isWordInCode(
  piece: string,
  [before = "", after = ""]: readonly (string | undefined)[],
): boolean {
  const isSuffix = suffixLikeWord.test(piece) && /\d{3}/.test(before) && !/^\d/.test(after);
  return isSuffix || (unitLetters.test(piece) && /^[23]\d\d(?!\d)/.test(after));
}

import { toCodeKey } from "#catalogue/search/code-key.ts";
import { foldText } from "#catalogue/search/fold-text.ts";
import { pieceWords, quantityWords } from "./list-words.data.ts";
import { isQuantityOfBearing, looksLikeCode, looksLikePart } from "./looks-like-code.ts";
import type { ListLine } from "./part-list.ts";
import { readQuantity, type ReadQuantity } from "./read-quantity.ts";

/** Code and quantity of a line. */
export type ReadLine = Pick<ListLine, "code" | "quantity" | "problem">;

/** A way to take a line apart. */
type Candidate = { readonly code: string; readonly count: string };

const pieces = `(?:${pieceWords.join("|")})`;
const named = `(?:${quantityWords.join("|")})`;
const figure = String.raw`\d[\d.,'\u00A0]{0,9}`;
const gap = String.raw`[\s,:=(–—-]+`;

/** A quantity that a word beside it names. */
const namedPatterns = [
  String.raw`^(?<code>.+?)${gap}(?<count>${figure}\s?${pieces})\.?\)?$`,
  String.raw`^(?<count>${figure}\s?${pieces})\.?(?![a-z\d])[\s:x–—-]*(?<code>.+)$`,
  String.raw`^(?<code>.+?)${gap}(?:${named}|${pieces})[\s.:=]*(?<count>${figure})\)?$`,
  String.raw`^(?:${named}|${pieces})[\s.:=]*(?<count>${figure})[\s:x–—-]+(?<code>.+)$`,
].map((pattern) => new RegExp(pattern, "d"));

/** A quantity with a times sign, which can also stand in a size. */
const timesBefore = /^(?<count>\d{1,9})\s?x\s?(?<code>.+)$/d;
const timesAfter = /^(?<code>.+?)\s?x\s?(?<count>\d{1,9})$/d;

/** A quantity that only its place tells. */
const placedPatterns = [
  /^x\s?(?<count>\d{1,9})\s+(?<code>.+)$/d,
  /^(?<code>.+?)(?:\s*[:=]\s*|\s+[-–—]\s+|\s*\(\s*)(?<count>\d{1,9})\s*\)?$/d,
  /^(?<count>\d{1,9})(?:\s*:\s*|\s+[-–—]\s+)(?<code>.+)$/d,
  /^(?<code>.+)\s(?<count>\d{1,9}(?:[.,]0{1,2})?)$/d,
  /^(?<count>\d{1,9}(?:[.,]0{1,2})?)\s(?<code>.+)$/d,
];

/** A row's number before the code and the quantity after it. */
const numberedPattern = /^\d{1,3}\s(?<code>.+)\s(?<count>\d{1,9})$/d;

/** Characters of a line in which a quantity is looked for. */
const maxLength = 160;

/** Reads a line without columns: `6205-2RS 4`, `4 x 6205 2RS`, `6205 – 4 copë`. */
export function readFreeLine(line: string): ReadLine {
  const text = line
    .replace(/^\s*(?:[-–—•*·]|\d{1,3}[.)](?=\s))\s*/, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (!/[\p{L}\d]/u.test(text)) return { code: "", quantity: 1, problem: "no-code" };
  if (text.length > maxLength) return withoutQuantity(text);
  const readable = toReadable(text);
  const [withWord] = namedPatterns.flatMap((pattern) => takeApart(text, readable, pattern));
  return withWord ? toLine(withWord) : readPlaced(text, readable);
}

function readPlaced(text: string, readable: string): ReadLine {
  const isPart = looksLikePart(text);
  const isWhole = isPart || looksLikeCode(text);
  if (isWhole && isFigures.test(readable) && !/x/.test(readable)) return withoutQuantity(text);
  const candidates = listCandidates(text, readable);
  const codes = withoutNumbers(candidates.filter(({ code }) => looksLikeCode(code)));
  const [likeliest] = codes;
  if (likeliest) {
    // A size whose second figure is the number of a bearing is too rare to be meant.
    const isEither = isPart
      ? !isQuantityOfBearing(text, likeliest.code)
      : isWhole && !looksLikePart(likeliest.code);
    return toLine(likeliest, isEither || areDifferent(codes));
  }
  if (isWhole) return withoutQuantity(text);
  const [numbered] = takeApart(text, readable, numberedPattern);
  if (numbered && looksLikePart(numbered.code)) return toLine(numbered, true);
  const guesses = candidates.filter(({ code, count }) => canBeCode(code) && !looksLikePart(count));
  const [guess] = guesses;
  if (!guess) return withoutQuantity(text);
  return toLine(guess, !/\d/.test(guess.code) || areDifferent(guesses));
}

/** The number of a part isn't a quantity if another figure can be: 6203 C3 6 isn't 6,203 belts C36. */
function withoutNumbers(candidates: readonly Candidate[]): readonly Candidate[] {
  const others = candidates.filter(({ count }) => !looksLikePart(count));
  return others.length > 0 ? others : candidates;
}

const isFigures = /^[\d.,\sx/-]+$/;

/** The smallest quantity first: of two numbers it is likelier the quantity. */
function listCandidates(text: string, readable: string): readonly Candidate[] {
  return [
    ...takeApart(text, readable, timesBefore).filter(({ code }) => {
      const isGlued = /^\d+x/.test(readable);
      return !isInSize(code, isGlued ? gluedAtStart : spacedAtStart);
    }),
    ...takeApart(text, readable, timesAfter).filter(({ code }) => {
      const isGlued = /\Sx\d+$/.test(readable);
      return !isInSize(code, isGlued ? gluedAtEnd : spacedAtEnd);
    }),
    ...placedPatterns.flatMap((pattern) => takeApart(text, readable, pattern)),
  ].toSorted((one, other) => Number.parseInt(one.count, 10) - Number.parseInt(other.count, 10));
}

/** Folds words and times signs without moving a character. */
function toReadable(text: string): string {
  const folded = foldText(text);
  return (folded.length === text.length ? folded : text).replaceAll(/[×✕*]/g, "x");
}

function takeApart(text: string, readable: string, pattern: RegExp): readonly Candidate[] {
  const found = pattern.exec(readable);
  const [from, to] = found?.indices?.groups?.["code"] ?? [];
  const count = found?.groups?.["count"];
  const code = text.slice(from, to).trim();
  const isRest = code === "" || /(?:^|\s)[x×✕*]$/i.test(code);
  return count === undefined || isRest ? [] : [{ code, count }];
}

const mm = String.raw`\d+(?:[.,]\d+)?`;
const glued = String.raw`${mm}(?:[x×✕*]${mm})*`;
const spaced = String.raw`${mm}(?:\s?[x×✕*]\s?${mm})*`;
const [gluedAtStart, spacedAtStart] = [toStart(glued), toStart(spaced)];
const [gluedAtEnd, spacedAtEnd] = [toEnd(glued), toEnd(spaced)];

function toStart(chain: string): RegExp {
  return new RegExp(String.raw`^${chain}(?![\p{L}\d])`, "iu");
}

function toEnd(chain: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d.,-])${chain}$`, "iu");
}

/** Whether a figure joined to a code by a times sign belongs to its size: the 25 of 25x52x15. */
function isInSize(code: string, pattern: RegExp): boolean {
  const [figures] = pattern.exec(code) ?? [];
  if (figures === undefined) return false;
  const count = figures.split(/[x×✕*]/i).length;
  return count === 1 ? !/\d{4}/.test(figures) && !looksLikePart(code) : count < 3;
}

function areDifferent(candidates: readonly Candidate[]): boolean {
  return new Set(candidates.map(({ code }) => toCodeKey(code))).size > 1;
}

/** Letters alone are a code only if they can be a word: HK 1612 isn't 1,612 pieces of HK. */
function canBeCode(code: string): boolean {
  return /\d/.test(code) || /\p{L}{4,}/u.test(code);
}

function toLine({ code, count }: Candidate, isUnsure = false): ReadLine {
  const read: ReadQuantity = readQuantity(count) ?? { quantity: 0, problem: "bad-quantity" };
  const problem = read.problem ?? (isUnsure ? "unsure-quantity" : undefined);
  return { code, quantity: read.quantity, ...(problem && { problem }) };
}

function withoutQuantity(code: string): ReadLine {
  return { code, quantity: 1, problem: "no-quantity" };
}

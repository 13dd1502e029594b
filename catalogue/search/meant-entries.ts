import { haveIsoNumbers } from "#catalogue/engineering/codes/makers.data.ts";
import { toCodeKey } from "./code-key.ts";
import { matchDimensions } from "./match-dimensions.ts";
import type { QueryReading } from "./read-query.ts";
import type { EntryKind, SearchEntry } from "./search-entry.ts";
import { toMakerName } from "./to-maker-name.ts";
import type { KnownTerms } from "./word-index.ts";

/** Whether a text's code can mean an entry. */
export type CanMean = (entry: SearchEntry) => boolean;

const numberedByIso: ReadonlySet<EntryKind> = new Set<EntryKind>([
  "bearing",
  "unit",
  "insert",
  "series",
]);

/**
 * Makes the check of what a text's code can mean: those of GPZ and of makers of belts mean no bearing of ISO,
 * unless it is of the same maker.
 */
export function checkMakers({ codeText, makers, part }: QueryReading): CanMean {
  // A number of GOST that was read is that of ISO as well.
  const canBeIso = codeText === "" || part?.part === "bearing" || haveIsoNumbers(makers);
  return ({ kind, maker = "" }) =>
    canBeIso || !numberedByIso.has(kind) || makers.includes(toMakerName(maker));
}

/** Whether the text states a size that an entry's number doesn't have: 6205 1 1/8" is no 6205. */
export function hasOtherSize(
  { basicNumber, dimensionsMm }: SearchEntry,
  { dimensions, part }: QueryReading,
): boolean {
  if (basicNumber === undefined || !dimensionsMm || !dimensions || part) return false;
  return dimensions.readings.every((asked) => matchDimensions(asked, dimensionsMm) === undefined);
}

const standardKey = /^(?:DIN|ISO|EN)\d+$/;

/**
 * Whether a text says all figures of a part whose code is a standard's, and no others: DIN 471 30 is no DIN 471 25.
 *
 * @param key That of the code by which it was found.
 */
export function isWholeStandardPart(
  { name, codes }: SearchEntry,
  key: string,
  codeText: string,
): boolean {
  const standard = codes.map(toCodeKey).find((code) => standardKey.test(code));
  if (standard?.endsWith(key) !== true) return true;
  const own = new Set(name.match(figure));
  const asked = new Set(codeText.match(figure));
  return own.size === asked.size && [...own].every((text) => asked.has(text));
}

const figure = /\d+(?:[.,]\d+)?/g;

const numberedParts: ReadonlySet<EntryKind> = new Set<EntryKind>([
  "bearing",
  "unit",
  "insert",
  "belt",
  "seal",
]);

/**
 * Whether an entry can be meant by the text's words alone: no part beside the code of another one, nor beside a code
 * that no entry has if no word says what it is of, and none of another size.
 *
 * @param known Terms of all entries.
 */
export function canBeNamed(entry: SearchEntry, reading: QueryReading, known: KnownTerms): boolean {
  const { part, terms, codeText } = reading;
  const isOther =
    part !== undefined ||
    (terms.length === 0 && codeText.split(" ").some((piece) => isUnknownCode(piece, known)));
  const isPart =
    numberedParts.has(entry.kind) || (entry.kind === "component" && terms.length === 0);
  return !(isOther && isPart) && !isOfOtherSize(entry, reading);
}

/** Whether a piece with letters and figures begins like no entry's texts: the R7 of R7-2RS. */
function isUnknownCode(piece: string, known: KnownTerms): boolean {
  const [first = ""] = piece.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return /\p{L}/u.test(piece) && /\d/.test(first) && !known.postings.has(first);
}

/**
 * Whether an entry with the text's words has another bore or outside diameter than the text asks for. A fraction of an
 * inch can be the size of a unit or a thread, and figures in a name, as 125 of a pulley's, needn't be its bore.
 */
function isOfOtherSize(
  { kind, name, codes, dimensionsMm = {} }: SearchEntry,
  { dimensions, part, codeText }: QueryReading,
): boolean {
  const { bore, outside } = dimensionsMm;
  if (!dimensions || part || bore === undefined) return false;
  if (dimensions.inchBore !== undefined && kind !== "bearing") return false;
  const named = new Set([name, ...codes].flatMap((text) => text.split(/[^\d.]+/).map(Number)));
  const unnamed = dimensions.figures.filter((mm) => !named.has(mm));
  // A small one beside them can be a quantity: 2 x 30x3, but not the 8 of 8x22x7.
  const [first = 0, ...others] = unnamed;
  const isApart = codeText.split(" ").includes(String(first));
  const isCounted = others.length === 0 && first < 10 && isApart && dimensions.figures.length > 1;
  if (unnamed.length === 0 || isCounted) return false;
  const keys = new Set(codes.map(toCodeKey));
  if (codeText.split(" ").some((piece) => keys.has(toCodeKey(piece)))) return false;
  return [...dimensions.readings, ...dimensions.rareReadings].every((asked) => {
    const diameters = {
      ...(asked.bore !== undefined && { bore: asked.bore }),
      ...(asked.outside !== undefined && outside !== undefined && { outside: asked.outside }),
    };
    return matchDimensions(diameters, dimensionsMm) === undefined;
  });
}

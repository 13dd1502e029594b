import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { listOtherParts, type OtherPart } from "./find-other-parts.ts";
import { findPartCode, getScore } from "./find-part-code.ts";
import { findSize } from "./find-size.ts";
import { isLengthTerm, readMeasuredLength, type MeasuredLength } from "./measured-length.ts";
import { isRuledOut } from "./named-kinds.ts";
import { findOtherForL } from "./one-for-l.ts";
import { joinTokens, listRuns, type Read } from "./query-runs.ts";
import type { DimensionReading } from "./read-dimensions.ts";
import { findWorn, joinWorn, markMissing, readWorn, type WornText } from "./read-worn.ts";
import { toSearchTokens, type SearchToken } from "./search-tokens.ts";
import { roleTerms } from "./token-roles.ts";
import { canNameDetail } from "./unread-text.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Characters of a text that are read; the rest is named as unread. */
const maxLength = 200;
/** Tokens of a text that can belong to codes and dimensions. */
const maxTokens = 12;

/** Terms that say of a bearing that it has seals: 6204 me gomina. */
const termsOfSeals: ReadonlySet<string> = new Set(["seal", "rubber"]);

/** A search text taken apart. */
export type QueryReading = {
  readonly makers: readonly string[];
  /** The code in it, if one can be read. */
  readonly part?: PartCode;
  /** Another number that a typing mistake can mean: 6001 for 600l, which is a belt as well. */
  readonly otherNumber?: string;
  /** Parts whose codes are beside the first one. */
  readonly otherParts: readonly OtherPart[];
  /** A code with an illegible figure; then nothing else of the text is a code or a size. */
  readonly worn?: WornText;
  /** The dimensions, unless the same words are a code. */
  readonly dimensions?: DimensionReading;
  /** The length of a belt that has no code and no other size. */
  readonly measured?: MeasuredLength;
  /** Words beside dimensions that can be suffixes: the 2RS of 25x52x15 2RS. */
  readonly suffixes?: string;
  /** Texts that may be the code of an entry, the longest first. */
  readonly codeTexts: readonly string[];
  /** What the text says besides words. */
  readonly codeText: string;
  readonly words: readonly string[];
  readonly terms: readonly string[];
  readonly unread: readonly string[];
};

/** What the entries know. */
export type QueryContext = {
  readonly vocabulary: Vocabulary;
  /** Whether the entries' texts have a term. */
  readonly isKnownTerm: (term: string) => boolean;
  /** Whether letters are the code of a series, such as FJ: FJ 1212 isn't a 1212. */
  readonly isSeries: (letters: string) => boolean;
};

/** Takes a search text apart: makers, words, and the tokens that can be a code or dimensions. */
export function readQuery(typed: string, context: QueryContext): QueryReading {
  const text = context.vocabulary.replaceMeanings(typed);
  const pieces = markMissing(joinWorn(text.slice(0, maxLength).split(/\s+/)));
  const worn = findWorn(pieces);
  if (worn === undefined) return readLegible(text, context);
  const rest = pieces.filter((piece) => piece !== worn).join(" ");
  const { makers, words, terms, codeText } = readLegible(rest, context);
  return {
    makers,
    worn: readWorn(worn, codeText),
    otherParts: [],
    codeTexts: [],
    codeText: "",
    words,
    terms,
    unread: [worn],
  };
}

function readLegible(text: string, context: QueryContext): QueryReading {
  const { vocabulary, isKnownTerm } = context;
  const cut = text.slice(0, maxLength);
  const tokens = toSearchTokens(cut, vocabulary, isKnownTerm);
  const others = tokens.filter(({ kind }) => kind === "other").slice(0, maxTokens);
  const words = tokens.filter(({ kind }) => kind === "word");
  const terms = vocabulary.toTerms(words.map(({ text: word, meant = word }) => meant).join(" "));
  const makers = [...new Set(tokens.flatMap((token) => token.makers))];
  const { part, measured } = readCode(tokens, others, { makers, terms }, context);
  const size = measured ? undefined : findSize(others, tokens, terms);
  const isSizeOnly = size !== undefined && (!part || isRather(size, part));
  const read = isSizeOnly ? size : part;
  const outside = others.filter((_, at) => !read || at < read.from || at >= read.to);
  const codeRead = isSizeOnly ? undefined : part;
  const isOfBearing = codeRead?.value.part === "bearing";
  const ignored = codeRead?.value.unread ?? "";
  const rest = [joinTokens(outside), ignored].join(" ").split(" ");
  const [otherNumber] = others.flatMap(({ text: piece }) => findOtherForL(piece) ?? []);
  return {
    makers,
    ...(otherNumber !== undefined && { otherNumber }),
    ...(measured && { measured }),
    otherParts: listOtherParts(rest, codeRead?.value),
    ...describeRead(codeRead, size, outside),
    codeTexts: listCodeTexts(others, read),
    codeText: joinTokens(others),
    words: words.map(({ text: word }) => word),
    terms: listTerms(terms, size !== undefined || measured !== undefined).map((term) =>
      isOfBearing && termsOfSeals.has(term) ? "sealed" : term,
    ),
    unread: [
      ...tokens.filter((token) => isUnread(token, context)).map(({ text: word }) => word),
      ...outside.map(({ text: token }) => token),
      ...(ignored === "" ? [] : [ignored]),
      ...(text.length > maxLength ? [text.slice(maxLength, maxLength + 60)] : []),
    ],
  };
}

/** The code that a text has, or the length of a belt instead. */
function readCode(
  tokens: readonly SearchToken[],
  others: readonly SearchToken[],
  { makers, terms }: Pick<QueryReading, "makers" | "terms">,
  { vocabulary, isSeries }: QueryContext,
): { readonly part?: Read<PartCode>; readonly measured?: MeasuredLength } {
  const code = findPartCode(others, makers, isSeries);
  const part = code && isRuledOut(code.value, terms) ? undefined : code;
  const measured = readMeasuredLength(tokens, terms, vocabulary.toTerms);
  const isMeasured = !part || (part.value.part === "bearing" && measured?.isClear);
  if (measured && isMeasured) return { measured };
  return part ? { part } : {};
}

/** Terms that parts have in their texts: not those that only say what a figure measures. */
function listTerms(terms: readonly string[], hasSize: boolean): readonly string[] {
  return terms.filter(
    (term) =>
      !isLengthTerm(term) &&
      (!hasSize || (roleTerms[term] === undefined && !isHousingBore(term, terms))),
  );
}

const besideHousing = /^(?:shaft|bearing|seal|oil seal)$/;

/** Beside a shaft or a part, a housing is its bore, which is the part's outside diameter: shaft 30 housing 62. */
function isHousingBore(term: string, terms: readonly string[]): boolean {
  return term === "housing" && terms.some((other) => besideHousing.test(other));
}

/** @param outside Tokens that are neither the code nor the size. */
function describeRead(
  part: Read<PartCode> | undefined,
  size: Read<DimensionReading> | undefined,
  outside: readonly SearchToken[],
): Pick<QueryReading, "part" | "dimensions" | "suffixes"> {
  // A figure beside dimensions is a quantity: 25x52x15 x4.
  const suffixes = part ? [] : outside.filter(({ code }) => canNameDetail(code));
  // All of a code can be a size instead, as 22 40.
  const isSize = size && (!part || (size.from <= part.from && size.to >= part.to));
  return {
    ...(part && { part: part.value }),
    ...(isSize && { dimensions: size.value }),
    ...(size && suffixes.length > 0 && { suffixes: joinTokens(suffixes) }),
  };
}

/** A word that no entry has, or whose thing no entry is. */
function isUnread(
  { kind, text, phrase = text, meant = phrase }: SearchToken,
  { vocabulary, isKnownTerm }: QueryContext,
): boolean {
  if (kind === "unknown word") return true;
  const terms = vocabulary.toTerms(meant);
  return (
    kind === "word" && !terms.some((term) => isKnownTerm(term) || roleTerms[term] !== undefined)
  );
}

/** Whether a text is rather a size than a code: it takes up more tokens, and none of them is a number. */
function isRather(size: Read<DimensionReading>, part: Read<PartCode>): boolean {
  const hasNumber = part.value.part === "bearing" && size.value.figures.some((mm) => mm >= 1000);
  return !hasNumber && size.to - size.from > getScore(part);
}

/**
 * Texts that may be an entry's code. A part of what was read isn't one: 6205 K isn't a 6205, nor is
 * 1204 x 16.
 */
function listCodeTexts(
  tokens: readonly SearchToken[],
  read: Read<unknown> | undefined,
): readonly string[] {
  const runs = listRuns(tokens)
    .filter(
      ([from, to]) =>
        !read || to <= read.from || from >= read.to || (from <= read.from && to >= read.to),
    )
    .map(([from, to]) => joinTokens(tokens.slice(from, to)));
  // Letters by themselves are a code only as the whole text: QJ.
  return read ? runs : [...runs, joinTokens(tokens)];
}

import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import type { PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { readBeltCode } from "#catalogue/engineering/codes/read-belt-code.ts";
import { readSealCode } from "#catalogue/engineering/codes/read-seal-code.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";
import {
  readDimensions,
  readSingleDimension,
  type DimensionReading,
  type DimensionRole,
} from "./read-dimensions.ts";
import { toSearchTokens, type SearchToken } from "./search-tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Characters of a text that are read; the rest is named as unread. */
const maxLength = 200;
/** Tokens of a text that can belong to codes and dimensions, and of one code. */
const maxTokens = 12;
const maxTokensOfCode = 6;

/** A search text taken apart. */
export type QueryReading = {
  readonly makers: readonly string[];
  /** The code in it, if one can be read. */
  readonly part?: PartCode;
  /** The dimensions, unless the same words are a code. */
  readonly dimensions?: DimensionReading;
  /** Texts that may be the code of an entry, the longest first. */
  readonly codeTexts: readonly string[];
  /** What the text says besides words. */
  readonly codeText: string;
  readonly words: readonly string[];
  readonly terms: readonly string[];
  readonly unread: readonly string[];
};

/** Tokens that were read as one thing. */
type Read<Value> = { readonly value: Value; readonly from: number; readonly to: number };

/** Terms that say what the figure beside them measures; parts don't have them in their texts. */
const roleTerms: Readonly<Record<string, DimensionRole>> = {
  shaft: "bore",
  bore: "bore",
  outside: "outside",
  width: "width",
};

/** Terms of things with a length instead of a bore. */
const termsWithoutBore = new Set(["belt", "v belt", "timing", "ribbed", "chain"]);

/** What the entries know. */
export type QueryContext = {
  readonly vocabulary: Vocabulary;
  /** Whether the entries' texts have a term. */
  readonly isKnownTerm: (term: string) => boolean;
  /** Whether letters are the code of a series, such as FJ: FJ 1212 isn't a 1212. */
  readonly isSeries: (letters: string) => boolean;
};

/** Takes a search text apart: makers, words, and the tokens that can be a code or dimensions. */
export function readQuery(text: string, context: QueryContext): QueryReading {
  const { vocabulary, isKnownTerm, isSeries } = context;
  const cut = text.slice(0, maxLength);
  const tokens = toSearchTokens(cut, vocabulary, isKnownTerm);
  const others = tokens.filter(({ kind }) => kind === "other").slice(0, maxTokens);
  const words = tokens.filter(({ kind }) => kind === "word");
  const terms = vocabulary.toTerms(words.map(({ text: word }) => word).join(" "));
  const makers = [...new Set(tokens.flatMap((token) => token.makers))];
  const part = withSuffixesBefore(findPart(others, makers, isSeries), others, makers);
  const size = findDimensions(others) ?? findSingleDimension(others, tokens, terms);
  const isSizeOnly = size && (!part || size.to - size.from > getScore(part));
  const read = isSizeOnly ? size : part;
  const outside = others.filter((_, at) => !read || at < read.from || at >= read.to);
  const ignored = isSizeOnly || !part ? "" : part.value.unread;
  return {
    makers,
    ...(!isSizeOnly && part && { part: part.value }),
    ...(size && { dimensions: size.value }),
    codeTexts: listCodeTexts(others, isSizeOnly ? undefined : part),
    codeText: joinTokens(others),
    words: words.map(({ text: word }) => word),
    terms: terms.filter((term) => !size || roleTerms[term] === undefined),
    unread: [
      ...tokens.filter((token) => isUnread(token, context)).map(({ text: word }) => word),
      ...outside.map(({ text: token }) => token),
      ...(ignored === "" ? [] : [ignored]),
      ...(text.length > maxLength ? [text.slice(maxLength, maxLength + 60)] : []),
    ],
  };
}

/** A word that no entry has, or whose thing no entry is. */
function isUnread({ kind, text }: SearchToken, { vocabulary, isKnownTerm }: QueryContext): boolean {
  if (kind === "unknown word") return true;
  const terms = vocabulary.toTerms(text);
  return (
    kind === "word" && !terms.some((term) => isKnownTerm(term) || roleTerms[term] !== undefined)
  );
}

function joinTokens(tokens: readonly SearchToken[]): string {
  return tokens.map(({ code }) => code).join(" ");
}

/** Every run of tokens with a figure in it, the longest first. */
function listRuns(
  tokens: readonly SearchToken[],
): readonly (readonly [from: number, to: number])[] {
  const runs = [...tokens.keys()].flatMap((from) =>
    Array.from(
      { length: Math.min(maxTokensOfCode, tokens.length - from) },
      (_, more) => [from, from + more + 1] as const,
    ),
  );
  return runs
    .filter(([from, to]) => tokens.slice(from, to).some(({ code }) => /\d/.test(code)))
    .toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]) || one[0] - other[0]);
}

/** The code that takes up most tokens; of equal ones a bearing comes before a belt and a seal. */
function findPart(
  tokens: readonly SearchToken[],
  makers: readonly string[],
  isSeries: (letters: string) => boolean,
): Read<PartCode> | undefined {
  let best: (Read<PartCode> & { readonly score: number }) | undefined;
  for (const [from, to] of listRuns(tokens)) {
    if (isSeries(tokens[from - 1]?.code ?? "")) continue;
    const form = { ...toNormalForm(joinTokens(tokens.slice(from, to))), makers };
    for (const [rank, read] of [readDesignation, readBeltCode, readSealCode].entries()) {
      const value = read(form);
      if (!value) continue;
      const score = getScore({ value, from, to }) - rank / 10;
      if (score > (best?.score ?? 0)) best = { value, from, to, score };
    }
  }
  return best;
}

/** Suffixes may precede the number: 2RS 6205. What isn't one makes the number uncertain. */
function withSuffixesBefore(
  part: Read<PartCode> | undefined,
  tokens: readonly SearchToken[],
  makers: readonly string[],
): Read<PartCode> | undefined {
  const before = tokens.slice(0, part?.from ?? 0);
  // Letters by themselves can be a word: nr 6205 isn't a 6205NR.
  const isSuffix = before.some(({ code }) => /\d/.test(code));
  if (part?.value.part !== "bearing" || !isSuffix) return part;
  const text = joinTokens([...tokens.slice(part.from, part.to), ...before]);
  const value = readDesignation({ ...toNormalForm(text), makers });
  return value && value.basicNumber === part.value.basicNumber ? { ...part, value, from: 0 } : part;
}

/** Number of tokens that a code takes up. An unread suffix belongs to it, another number doesn't. */
function getScore({ value: { unread }, from, to }: Read<PartCode>): number {
  if (unread === "") return to - from;
  return to - from - (/\d{4}/.test(unread) ? 2 : 0.5);
}

function findDimensions(tokens: readonly SearchToken[]): Read<DimensionReading> | undefined {
  for (const [from, to] of listRuns(tokens)) {
    const value = readDimensions(
      tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(" "),
    );
    if (value) return { value, from, to };
  }
  return undefined;
}

/** One figure is a dimension if the text says of what, has a unit, or names a part with a bore. */
function findSingleDimension(
  tokens: readonly SearchToken[],
  all: readonly SearchToken[],
  terms: readonly string[],
): Read<DimensionReading> | undefined {
  const named = terms.map((term) => roleTerms[term]).find((role) => role !== undefined);
  const isOfPart = terms.length > 0 && !terms.some((term) => termsWithoutBore.has(term));
  const hasUnit = all.some(({ text }) => /^(?:[\d.,]+)?mm$/i.test(text));
  if (named === undefined && !isOfPart && !(hasUnit && terms.length === 0)) return undefined;
  for (const [from, token] of tokens.entries()) {
    const value = readSingleDimension(token.text, named ?? "bore");
    // A figure above this is a number of a part.
    const isSize = hasUnit || named !== undefined || (value?.figures[0] ?? 0) <= maxUnnamedMm;
    if (value && isSize) return { value, from, to: from + 1 };
  }
  return undefined;
}

/** Largest figure that is taken as a bore without being called one, in mm. */
const maxUnnamedMm = 200;

/**
 * Texts that may be an entry's code. A part of a code that was read isn't one: 6205 K isn't a 6205.
 */
function listCodeTexts(
  tokens: readonly SearchToken[],
  part: Read<PartCode> | undefined,
): readonly string[] {
  const runs = listRuns(tokens)
    .filter(
      ([from, to]) =>
        !part || to <= part.from || from >= part.to || (from <= part.from && to >= part.to),
    )
    .map(([from, to]) => joinTokens(tokens.slice(from, to)));
  // Letters by themselves are a code only as the whole text: QJ.
  return part ? runs : [...runs, joinTokens(tokens)];
}

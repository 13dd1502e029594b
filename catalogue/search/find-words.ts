import { twoSeals } from "#catalogue/engineering/designation/read-suffixes.ts";
import type { EntryIndex } from "./entry-index.ts";
import type { HitList } from "./hit-list.ts";
import type { QueryReading } from "./read-query.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { findEntries, findTerms, hasTerm, type KnownTerms, type WordIndex } from "./word-index.ts";

/** A figure by itself is in too many texts to be searched for. */
const codeTerm = /^(?=.*\p{L})[\p{L}\d]{3,}$|^\d{4,}$/u;

/** Seals alone are those of any bearing: GE 25 ES-2RS isn't a 6205-2RS. */
const sealTerm = new RegExp(`^${twoSeals}`, "i");

/** A word of a text with the known terms for it. */
export type WantedWord = {
  readonly word: string;
  readonly terms: readonly string[];
  /** A piece of a code, by which alone nothing is found. */
  readonly isOfCode?: true;
};

/**
 * Adds entries whose texts have all the words of a text, and figures that aren't dimensions. If no entry
 * has all of them, one is left out.
 */
export function findWords(
  index: EntryIndex,
  wanted: readonly WantedWord[],
  hits: HitList,
  limit: number,
): void {
  if (wanted.length === 0) return;
  const groups = wanted.map(({ terms }) => terms);
  // What is called so comes before what only mentions it.
  const named = findEntries(index.names, groups, limit);
  const all = [...named, ...findEntries(index.words, groups, limit)];
  const { found, by } =
    all.length > 0 ? { found: all, by: wanted } : findWithoutOne(index, wanted, limit);
  const words = by.map(({ word }) => word);
  for (const number of found) hits.add(number, "near", { kind: "words", words });
}

/** Whether the indexed texts of an entry have all the terms of a text, or any of their alternatives. */
export function hasTerms(
  words: WordIndex,
  number: number,
  wanted: readonly (readonly string[])[],
): boolean {
  return wanted.every((terms) => terms.some((term) => hasTerm(words, number, term)));
}

/**
 * Lists the words by which entries are found, and figures that aren't dimensions.
 *
 * @param known The terms of the entries.
 */
export function listWantedWords(
  known: KnownTerms,
  vocabulary: Vocabulary,
  { terms, makers, codeText, part }: QueryReading,
): readonly WantedWord[] {
  // A product line is a part of a belt's code, and a word for the family.
  const lines = part?.part === "belt" ? part.tokens.filter(({ kind }) => kind === "name") : [];
  const lineTerms = lines.flatMap(({ text }) => vocabulary.toTerms(text));
  const named = [...terms, ...lineTerms, ...makers.flatMap(vocabulary.toTerms)]
    .map((word) => ({ word, terms: findTerms(known, word) }))
    .filter((one) => one.terms.length > 0);
  const parts = part ? [] : vocabulary.toTerms(codeText);
  // A part of a code has to be there as it is.
  const found = parts.filter((term) => known.postings.has(term));
  const isWhole = found.length === parts.length;
  // Two letters and a figure are a name if an entry can have them all: GE 20.
  const isName = isWhole && parts.some((term) => /\p{L}{2}/u.test(term));
  // Without one of its figures, a code is another one: SNL 508.
  const hasFigures = parts.every((term) => found.includes(term) || !/\d/.test(term));
  const figures = found.filter((term) =>
    named.length > 0 || isName
      ? term.length > 1
      : hasFigures && codeTerm.test(term) && !sealTerm.test(term),
  );
  const ofCode = figures.map((term) => ({ word: term, terms: [term], isOfCode: true as const }));
  return [...named, ...ofCode];
}

type FoundByWords = { readonly found: readonly number[]; readonly by: readonly WantedWord[] };

/** Leaves out pieces of codes first, which follow the words; they alone find nothing. */
function findWithoutOne(
  index: EntryIndex,
  wanted: readonly WantedWord[],
  limit: number,
): FoundByWords {
  for (const left of [...wanted.keys()].toReversed()) {
    const others = wanted.filter((_, at) => at !== left);
    if (others.every(({ isOfCode }) => isOfCode)) continue;
    const found = findEntries(
      index.words,
      others.map(({ terms }) => terms),
      limit,
    );
    if (found.length > 0) return { found, by: others };
  }
  return { found: [], by: [] };
}

import { foldText } from "./fold-text.ts";
import { createMeanings } from "./replace-meanings.ts";
import type { SynonymGroup } from "./synonyms.data.ts";
import { isOneEditApart } from "./word-index.ts";

/** Turns texts into terms: one for all the words of a thing. */
export type Vocabulary = {
  /** The terms of a text in the order of its words, without stop words. */
  readonly toTerms: (text: string) => readonly string[];
  /** The term of a word or phrase that the synonyms list, else undefined. */
  readonly findTerm: (phrase: string) => string | undefined;
  /** The word of the synonyms from which a long word differs in one letter, else undefined. */
  readonly findMeant: (word: string) => string | undefined;
  /** The term itself and the terms of the wider things that it is. */
  readonly widen: (term: string) => readonly string[];
  /** A search text with what its words mean in their place, where a group says so. */
  readonly replaceMeanings: (text: string) => string;
};

/** Endings of plurals and cases in Albanian and English, the longest first. */
const endings = "ave jet eve et at es en it in ut un ia je ve a e i s u".split(" ");
const shortestStem = 3;
const maxWordLength = 40;
/** Shorter stems have too many others beside them. */
const shortestTypo = 6;

const fraction = String.raw`\d{1,2}/(?:2|4|8|16|32)(?![\d/])`;
/** Letters and figures, and fractions of an inch: G 1/2 of G1/2. */
const wordPattern = new RegExp(
  String.raw`(?<![\d/])${fraction}|\p{L}+(?=${fraction})|[\p{L}\p{N}]+`,
  "gu",
);

/**
 * Prepares synonyms for reading texts.
 *
 * @param stopWords Words that are left out.
 */
export function createVocabulary(
  groups: readonly SynonymGroup[],
  stopWords: readonly string[],
): Vocabulary {
  const ignored = new Set(stopWords.map(foldText));
  const toWords = (text: string): readonly string[] =>
    (foldText(text).match(wordPattern) ?? [])
      .filter((word) => !ignored.has(word))
      .map((word) => toStem(word.slice(0, maxWordLength)));
  const phrases: Phrases = { terms: new Map(), maxWords: new Map() };
  for (const { term, words } of groups) {
    for (const phrase of words) addPhrase(phrases, toWords(phrase), term);
  }
  const included = new Map(groups.map(({ term, includes = [] }) => [term, includes]));
  const findTerm = (phrase: string): string | undefined =>
    phrases.terms.get(toWords(phrase).join(" "));
  const known = [...phrases.terms.keys()].filter(
    (word) => word.length >= shortestTypo && !word.includes(" "),
  );
  return {
    findMeant: (word) => {
      const [stem = "", ...others] = toWords(word);
      if (others.length > 0 || stem.length < shortestTypo) return undefined;
      return known.find((one) => isOneEditApart(one, stem));
    },
    toTerms: (text) => joinPhrases(toWords(text), phrases),
    findTerm,
    replaceMeanings: createMeanings(groups, findTerm),
    widen: (term) => [term, ...(included.get(term) ?? [])],
  };
}

function toStem(word: string): string {
  const ending = endings.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  return ending === undefined || /\d/.test(word) ? word : word.slice(0, -ending.length);
}

/** The terms of phrases, whose words are stems. */
type Phrases = {
  readonly terms: Map<string, string>;
  /** Words of the longest phrase, by its first word. */
  readonly maxWords: Map<string, number>;
};

function addPhrase({ terms, maxWords }: Phrases, words: readonly string[], term: string): void {
  const [first = ""] = words;
  const phrase = words.join(" ");
  if (!terms.has(phrase)) terms.set(phrase, term);
  maxWords.set(first, Math.max(words.length, maxWords.get(first) ?? 0));
}

/** Replaces the longest phrases first; other words stay as they are. */
function joinPhrases(words: readonly string[], phrases: Phrases): string[] {
  const joined: string[] = [];
  let index = 0;
  while (index < words.length) {
    const length = findPhraseLength(words, index, phrases);
    const phrase = words.slice(index, index + length).join(" ");
    joined.push(phrases.terms.get(phrase) ?? phrase);
    index += length;
  }
  return joined;
}

function findPhraseLength(
  words: readonly string[],
  start: number,
  { terms, maxWords }: Phrases,
): number {
  for (let length = maxWords.get(words[start] ?? "") ?? 1; length > 1; length -= 1) {
    if (terms.has(words.slice(start, start + length).join(" "))) return length;
  }
  return 1;
}

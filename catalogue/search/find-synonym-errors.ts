import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { isBeltLine } from "#catalogue/engineering/codes/read-belt-code.ts";
import {
  maxSynonymLength,
  maxSynonymWords,
  type SynonymField,
  type SynonymInput,
} from "#domain/search-words.ts";
import { foldText } from "./fold-text.ts";
import { findBuiltInGroup, mergeSynonyms, type AddedSynonyms } from "./merge-synonyms.ts";
import { stopWords } from "./synonyms.data.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** What is wrong with a group of synonyms. */
export type SynonymError = {
  readonly field: SynonymField;
  readonly reason:
    | "missing"
    | "too long"
    | "too many"
    /** No letters, a figure, or only words without meaning such as 'për'. */
    | "no word"
    /** A code has it as its section, suffix or maker, which would be lost from typed codes. */
    | "part of codes"
    /** Another group has it. */
    | "taken"
    /** Words of a built-in group can't be replaced by something else. */
    | "built in";
  readonly word?: string;
  /** The term of the group that has the word. */
  readonly group?: string;
};

/**
 * Checks a group of synonyms before it is saved.
 *
 * @param others The groups that staff added, without this one.
 */
export function findSynonymErrors(
  { term, words, without = [], means }: SynonymInput,
  others: readonly AddedSynonyms[],
): readonly SynonymError[] {
  const builtIn = findBuiltInGroup(term);
  const same = others.find((other) => foldText(other.term) === foldText(term));
  const vocabulary = createVocabulary(mergeSynonyms(others), stopWords);
  const check = (field: SynonymField) => (word: string) =>
    findWordError(word, vocabulary, builtIn?.term).map((error) => ({ field, ...error }));
  const hasWords = words.length > 0 || without.length > 0 || means !== null;
  return [
    ...(same ? [{ field: "term" as const, reason: "taken" as const, group: same.term }] : []),
    ...(builtIn || same ? [] : check("term")(term)),
    ...(hasWords ? [] : [{ field: "words" as const, reason: "missing" as const }]),
    ...(words.length > maxSynonymWords
      ? [{ field: "words" as const, reason: "too many" as const }]
      : []),
    ...words.slice(0, maxSynonymWords).flatMap(check("words")),
    ...findMeaningErrors(means, builtIn !== undefined),
  ];
}

function findMeaningErrors(means: string | null, isBuiltIn: boolean): readonly SynonymError[] {
  if (means === null) return [];
  if (isBuiltIn) return [{ field: "means", reason: "built in" }];
  if (means.length > maxSynonymLength) return [{ field: "means", reason: "too long" }];
  return /[\p{L}\p{N}]/u.test(means) ? [] : [{ field: "means", reason: "missing" }];
}

/** @param own The group that the word is for, which may have it already. */
function findWordError(
  word: string,
  vocabulary: Vocabulary,
  own: string | undefined,
): readonly Omit<SynonymError, "field">[] {
  if (word.trim() === "") return [{ reason: "missing" }];
  if (word.length > maxSynonymLength) return [{ reason: "too long", word }];
  const isWord = /\p{L}/u.test(word) && !/\p{N}/u.test(word) && vocabulary.toTerms(word).length > 0;
  if (!isWord) return [{ reason: "no word", word }];
  if (isInCodes(word)) return [{ reason: "part of codes", word }];
  const group = vocabulary.findTerm(word);
  return group === undefined || group === own ? [] : [{ reason: "taken", word, group }];
}

const shortestWord = 3;
/** A bearing with a suffix or prefix, a belt and a seal, each with the word in the place of letters. */
const codesWith = [
  (word: string) => `6205 ${word}`,
  (word: string) => `6205${word}`,
  (word: string) => `${word} 205`,
  (word: string) => `${word} 1250`,
  (word: string) => `1250 ${word}`,
  (word: string) => `${word} 30x52x7`,
];

function isInCodes(word: string): boolean {
  const text = foldText(word).trim();
  if (text.includes(" ")) return false;
  const { text: code, makers } = toNormalForm(text);
  if (text.length < shortestWord || makers.length > 0 || isBeltLine(code)) return true;
  return codesWith.some((write) => readPartCode(write(text))?.unread === "");
}

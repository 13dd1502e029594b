import type { SynonymGroup } from "./synonyms.data.ts";

/** Characters of a text in which words are replaced. */
const maxLength = 200;
/** Words of a phrase, including those without meaning. */
const maxPhraseWords = 6;

/**
 * Replaces words that stand for something else by what they mean, once: a meaning isn't replaced again.
 *
 * @returns A function that returns a text without such words as it is.
 */
export function createMeanings(
  groups: readonly SynonymGroup[],
  findTerm: (phrase: string) => string | undefined,
): (text: string) => string {
  const meanings = new Map(
    groups.flatMap(({ term, means }) => (means === undefined ? [] : [[term, means] as const])),
  );
  if (meanings.size === 0) return (text) => text;
  const findMeaning = (phrase: string): string | undefined => meanings.get(findTerm(phrase) ?? "");
  return (text) => {
    const pieces = text.slice(0, maxLength).split(/\s+/);
    const replaced = replaceInPieces(pieces, findMeaning);
    return replaced ? replaced.join(" ") + text.slice(maxLength) : text;
  };
}

/** Replaces the longest phrases first; undefined if none has a meaning. */
function replaceInPieces(
  pieces: readonly string[],
  findMeaning: (phrase: string) => string | undefined,
): readonly string[] | undefined {
  const replaced: string[] = [];
  let hasMeaning = false;
  let index = 0;
  while (index < pieces.length) {
    let length = Math.min(maxPhraseWords, pieces.length - index);
    let meaning: string | undefined;
    for (; length > 0; length -= 1) {
      meaning = findMeaning(pieces.slice(index, index + length).join(" "));
      if (meaning !== undefined) break;
    }
    hasMeaning ||= meaning !== undefined;
    replaced.push(meaning ?? pieces[index] ?? "");
    index += Math.max(1, length);
  }
  return hasMeaning ? replaced : undefined;
}

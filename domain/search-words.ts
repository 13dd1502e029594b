/** Max characters of a counted search text. */
export const maxCountedLength = 60;

/** Max counted search texts; beyond them the rarest and oldest are forgotten. */
export const maxCountedTexts = 5_000;

/** Sort orders of the texts that found nothing. */
export const searchMissSorts = ["count", "newest"] as const;

export type SearchMissSort = (typeof searchMissSorts)[number];

/** `dismissed` lists the texts that staff took off the list. */
export const searchMissStates = ["open", "dismissed"] as const;

/** Max groups of synonyms that staff can add to the built-in ones. */
export const maxSynonymGroups = 200;

/** Max words of a group that staff adds. */
export const maxSynonymWords = 30;

/** Max words that staff can take out of a built-in group; more than any has. */
export const maxWordsWithout = 60;

/** Max characters of a term, a word, or what a group means. */
export const maxSynonymLength = 60;

/** A group of synonyms as staff write it. */
export type SynonymInput = {
  /** A new word for a thing, or the name of a built-in group, which gets the words. */
  readonly term: string;
  readonly words: readonly string[];
  /** Words of the built-in group that the search no longer uses. */
  readonly without?: readonly string[] | undefined;
  /** What is searched for instead, such as a code or a family. */
  readonly means: string | null;
};

/** Fields of a group of synonyms, in the order of the form. */
export const synonymFields = ["term", "words", "means"] as const;

export type SynonymField = (typeof synonymFields)[number];

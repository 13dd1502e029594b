import { foldText } from "#catalogue/search/fold-text.ts";
import { listWordsWith } from "#catalogue/search/merge-synonyms.ts";
import type { SynonymGroup } from "#catalogue/search/synonyms.data.ts";
import type { SynonymInput } from "#domain/search-words.ts";
import type { Synonyms } from "#web/api/search-queries.ts";

/** The form's fields as typed. */
export type SynonymDraft = {
  readonly term: string;
  /** One per line. */
  readonly words: string;
  readonly means: string;
};

/** The draft of a group, or of a new one with a text that buyers typed. */
export function toSynonymDraft(group: Synonyms | undefined, typed: string): SynonymDraft {
  if (group) return { term: group.term, words: group.words.join("\n"), means: group.means ?? "" };
  // Figures are sizes and codes, which are no words.
  const words = typed.split(" ").filter((piece) => !/\d/.test(piece));
  return { term: "", words: words.join(" "), means: "" };
}

/** The draft of a built-in group with the change that staff made to it. */
export function toBuiltInDraft(builtIn: SynonymGroup, change: Synonyms | undefined): SynonymDraft {
  const words = listWordsWith(builtIn, change ?? { words: [] });
  return { term: builtIn.term, words: words.join("\n"), means: "" };
}

/** Reads the words of a built-in group: what was added to it and what was taken out. */
export function readBuiltInDraft(builtIn: SynonymGroup, draft: SynonymDraft): SynonymInput {
  const { words } = readSynonymDraft(draft);
  const left = new Set(words.map(foldText));
  const known = new Set(builtIn.words.map(foldText));
  return {
    term: builtIn.term,
    words: words.filter((word) => !known.has(foldText(word))),
    without: builtIn.words.filter((word) => !left.has(foldText(word))),
    means: null,
  };
}

/** Reads what was typed: without blanks around words, empty lines and repetitions. */
export function readSynonymDraft({ term, words, means }: SynonymDraft): SynonymInput {
  const lines = words.split("\n").map(tidy);
  return {
    term: tidy(term),
    words: [...new Set(lines.filter((line) => line !== ""))],
    means: tidy(means) === "" ? null : tidy(means),
  };
}

/** Finds the group of a name that staff already have, so that new words go into it. */
export function findSameGroup(groups: readonly Synonyms[], term: string): Synonyms | undefined {
  return groups.find((group) => foldText(group.term) === foldText(term));
}

/** Adds words to a group. */
export function addWords(group: Synonyms, { words, means }: SynonymInput): SynonymInput {
  return {
    term: group.term,
    words: [...new Set([...group.words, ...words])],
    ...(group.without && { without: group.without }),
    means: means ?? group.means,
  };
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

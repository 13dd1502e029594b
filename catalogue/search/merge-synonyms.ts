import { foldText } from "./fold-text.ts";
import { synonymGroups, type SynonymGroup } from "./synonyms.data.ts";

/** Synonyms that staff added, as the API returns them. */
export type AddedSynonyms = {
  readonly term: string;
  readonly words: readonly string[];
  readonly means: string | null;
};

/** Finds the built-in group of a name; case and diacritics don't matter. */
export function findBuiltInGroup(name: string): SynonymGroup | undefined {
  return builtInGroups.get(toName(name));
}

/**
 * Merges the synonyms of staff into the built-in ones. A group with the name of a built-in one adds its
 * words to it; the term of any other is a word of it. The built-in groups come first, so that no added
 * word takes one of theirs.
 */
export function mergeSynonyms(added: readonly AddedSynonyms[]): readonly SynonymGroup[] {
  if (added.length === 0) return synonymGroups;
  const further = new Map<string, readonly string[]>();
  const own: SynonymGroup[] = [];
  for (const { term, words, means } of added) {
    const known = findBuiltInGroup(term);
    if (known) further.set(known.term, [...(further.get(known.term) ?? []), ...words]);
    else own.push({ term, words: [term, ...words], ...(means !== null && { means }) });
  }
  const builtIn = synonymGroups.map((group) => {
    const words = further.get(group.term);
    return words ? { ...group, words: [...group.words, ...words] } : group;
  });
  return [...builtIn, ...own];
}

function toName(text: string): string {
  return foldText(text).trim().replaceAll(/\s+/g, " ");
}

const builtInGroups = new Map(synonymGroups.map((group) => [toName(group.term), group]));

import { foldText } from "./fold-text.ts";
import { synonymGroups, type SynonymGroup } from "./synonyms.data.ts";

/** Synonyms that staff added, as the API returns them. */
export type AddedSynonyms = {
  readonly term: string;
  readonly words: readonly string[];
  /** Words of the built-in group of this name that aren't used. */
  readonly without?: readonly string[] | undefined;
  readonly means: string | null;
};

/** Finds the built-in group of a name; case and diacritics don't matter. */
export function findBuiltInGroup(name: string): SynonymGroup | undefined {
  return builtInGroups.get(toName(name));
}

/**
 * Merges the synonyms of staff into the built-in ones. A group with the name of a built-in one changes its
 * words; the term of any other is a word of it. The built-in groups come first, so that no added
 * word takes one of theirs.
 */
export function mergeSynonyms(added: readonly AddedSynonyms[]): readonly SynonymGroup[] {
  if (added.length === 0) return synonymGroups;
  const changes = new Map<string, AddedSynonyms>();
  const own: SynonymGroup[] = [];
  for (const group of added) {
    const { term, words, means } = group;
    const known = findBuiltInGroup(term);
    if (known) changes.set(known.term, join(changes.get(known.term), group));
    else own.push({ term, words: [term, ...words], ...(means !== null && { means }) });
  }
  const builtIn = synonymGroups.map((group) => {
    const change = changes.get(group.term);
    return change ? { ...group, words: listWordsWith(group, change) } : group;
  });
  return [...builtIn, ...own];
}

function join(one: AddedSynonyms | undefined, other: AddedSynonyms): AddedSynonyms {
  const without = [...(one?.without ?? []), ...(other.without ?? [])];
  return { ...other, words: [...(one?.words ?? []), ...other.words], without };
}

/** The words of a built-in group with what staff added and without what they took out. */
export function listWordsWith(
  { words }: SynonymGroup,
  { words: added, without = [] }: Pick<AddedSynonyms, "words" | "without">,
): readonly string[] {
  const out = new Set(without.map(toName));
  return [...words.filter((word) => !out.has(toName(word))), ...added];
}

function toName(text: string): string {
  return foldText(text).trim().replaceAll(/\s+/g, " ");
}

const builtInGroups = new Map(synonymGroups.map((group) => [toName(group.term), group]));

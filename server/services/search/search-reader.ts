import { hash } from "node:crypto";
import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { readEntryTerms } from "#catalogue/search/entry-terms.ts";
import { toProductEntry } from "#catalogue/search/product-entries.ts";
import { stopWords, synonymGroups, type SynonymGroup } from "#catalogue/search/synonyms.data.ts";
import { createVocabulary, type Vocabulary } from "#catalogue/search/vocabulary.ts";

/** How this version of the program reads products. */
export type SearchReader = {
  readonly groups: readonly SynonymGroup[];
  readonly vocabulary: Vocabulary;
  /** Differs if the same product would be read differently. */
  readonly version: string;
};

/** Change it if the columns of an entry are filled differently. */
const columnsVersion = 2;

/** @param groups Synonyms; the built-in ones by default. */
export function createSearchReader(groups: readonly SynonymGroup[] = synonymGroups): SearchReader {
  programVersion ??= describeProgram();
  const version = hash("sha256", JSON.stringify([programVersion, groups]), "base64url");
  return { groups, vocabulary: createVocabulary(groups, stopWords), version };
}

/** Takes 100 ms, so a change of the synonyms doesn't repeat it. */
let programVersion: string | undefined;

/** A hash of how the catalogue's own parts are read, so that no one has to count versions. */
function describeProgram(): string {
  const vocabulary = createVocabulary(synonymGroups, stopWords);
  const read = listBuiltInEntries().map(({ id, codes, name, maker = "", kind, words }) => {
    const category = getKindCategory[kind] ?? "";
    const named = { id, name: `${maker} ${codes[0] ?? ""} ${name}`, description: words };
    const entry = toProductEntry({ ...named, category, brand: maker });
    return readEntryTerms(entry, vocabulary);
  });
  return hash("sha256", JSON.stringify([columnsVersion, read]), "base64url");
}

const getKindCategory: Readonly<Record<string, string>> = {
  bearing: "Bearings",
  unit: "Bearings",
  insert: "Bearings",
  belt: "Belts",
  seal: "Seals",
};

import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { createSearch, type Search } from "#catalogue/search/create-search.ts";
import { mergeSynonyms, type AddedSynonyms } from "#catalogue/search/merge-synonyms.ts";
import { withAskedCode } from "./asked-code.ts";
import { toCodeExplanation } from "./code-explanation.ts";
import type { BuiltInAnswer } from "./search-messages.ts";
import { toPartRow } from "./to-search-row.ts";

const maxParts = 20;
let prepared: { readonly added: string; readonly search: Search } | undefined;

/**
 * Searches the built-in entries.
 *
 * @param added Synonyms of staff. Preparing the search takes about 50 ms, so it is kept until they change.
 */
export function answerText(text: string, added: readonly AddedSynonyms[]): BuiltInAnswer {
  const { understood, hits } = prepareSearch(added)(text, maxParts);
  const { code } = understood;
  return {
    understood,
    ...(code && { explanation: toCodeExplanation(code) }),
    rows: hits.map((hit) => {
      const row = toPartRow(hit);
      return code?.part === "bearing" ? { ...row, href: withAskedCode(row.href, text) } : row;
    }),
  };
}

/** Prepares the search for the next text. */
export function prepareSearch(added: readonly AddedSynonyms[]): Search {
  const asText = JSON.stringify(added);
  if (prepared?.added !== asText) {
    const search = createSearch(listBuiltInEntries(), mergeSynonyms(added));
    prepared = { added: asText, search };
  }
  return prepared.search;
}

import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { createSearch } from "#catalogue/search/create-search.ts";
import { withAskedCode } from "./asked-code.ts";
import { toCodeExplanation } from "./code-explanation.ts";
import type { BuiltInAnswer } from "./search-messages.ts";
import { toPartRow } from "./to-search-row.ts";

const maxParts = 20;
const search = createSearch(listBuiltInEntries());

/** Searches the built-in entries. */
export function answerText(text: string): BuiltInAnswer {
  const { understood, hits } = search(text, maxParts);
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

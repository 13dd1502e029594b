import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { createSearch } from "#catalogue/search/create-search.ts";
import { withAskedCode } from "./asked-code.ts";
import { toCodeExplanation } from "./code-explanation.ts";
import type { BuiltInAnswer, SearchQuestion, SearchWorkerMessage } from "./search-messages.ts";
import { toPartRow, toProductRow } from "./to-search-row.ts";

/*
 * Searches the built-in entries beside the page: the index takes longer than a frame on a phone, and a
 * pasted text may.
 */
const maxParts = 20;
const search = createSearch(listBuiltInEntries());

self.addEventListener("message", ({ data }: MessageEvent<SearchQuestion>) => {
  const answer = data.kind === "search" ? answerText(data.asked) : data.asked.map(toProductRow);
  post({ id: data.id, answer });
});
post("ready");

function answerText(text: string): BuiltInAnswer {
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

function post(message: SearchWorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- posts only to its own page
  self.postMessage(message);
}

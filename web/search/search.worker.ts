import type { AddedSynonyms } from "#catalogue/search/merge-synonyms.ts";
import { answerText, prepareSearch } from "./answer-text.ts";
import type { SearchQuestion, SearchWorkerMessage } from "./search-messages.ts";
import { toProductRow } from "./to-search-row.ts";

/*
 * Searches the built-in entries beside the page: the index takes longer than a frame on a phone, and a
 * pasted text may.
 */
let added: readonly AddedSynonyms[] = [];
self.addEventListener("message", ({ data }: MessageEvent<SearchQuestion>) => {
  post({ id: data.id, answer: answerQuestion(data) });
});
prepareSearch(added);
post("ready");

function answerQuestion({ kind, asked }: SearchQuestion): unknown {
  switch (kind) {
    case "search":
      return answerText(asked, added);
    case "products":
      return asked.map(toProductRow);
    case "synonyms":
      added = asked;
      return undefined;
  }
}

function post(message: SearchWorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- posts only to its own page
  self.postMessage(message);
}

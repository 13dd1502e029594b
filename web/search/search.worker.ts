import { answerText } from "./answer-text.ts";
import type { SearchQuestion, SearchWorkerMessage } from "./search-messages.ts";
import { toProductRow } from "./to-search-row.ts";

/*
 * Searches the built-in entries beside the page: the index takes longer than a frame on a phone, and a
 * pasted text may.
 */
self.addEventListener("message", ({ data }: MessageEvent<SearchQuestion>) => {
  const answer = data.kind === "search" ? answerText(data.asked) : data.asked.map(toProductRow);
  post({ id: data.id, answer });
});
post("ready");

function post(message: SearchWorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- posts only to its own page
  self.postMessage(message);
}

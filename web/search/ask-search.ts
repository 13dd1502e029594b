import type { AddedSynonyms } from "#catalogue/search/merge-synonyms.ts";
import type { SearchQuestions } from "./search-messages.ts";
import { startSearchWorker } from "./search-worker.ts";

/** Searches the built-in entries: in the browser beside the page, while a page is rendered in place. */
export async function searchBuiltIn(
  text: string,
  added: readonly AddedSynonyms[],
): Promise<SearchQuestions["search"]["answers"]> {
  if (import.meta.env.SSR) return (await import("./answer-text.ts")).answerText(text, added);
  const worker = await startSearchWorker();
  worker.setSynonyms(added);
  return worker.ask("search", text);
}

/** Shows found products as rows, likewise. */
export async function showFoundProducts(
  found: SearchQuestions["products"]["asks"],
): Promise<SearchQuestions["products"]["answers"]> {
  if (import.meta.env.SSR) {
    const { toProductRow } = await import("./to-search-row.ts");
    return found.map(toProductRow);
  }
  return (await startSearchWorker()).ask("products", found);
}

import type { ListLine } from "#catalogue/part-list/part-list.ts";
import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { createSearch, type Search } from "#catalogue/search/create-search.ts";
import type { Understood } from "#catalogue/search/search-answer.ts";
import type { SearchEntry } from "#catalogue/search/search-entry.ts";

/** What a line's code was understood as, and the catalogue's part of it. */
export type UnderstoodLine = {
  readonly understood: Understood;
  readonly part?: Pick<SearchEntry, "name" | "maker" | "codes" | "href">;
};

const maxHits = 3;
let search: Search | undefined;

/** Reads every line with the catalogue's search, a line per step; also without a connection. */
export function* understandLines(
  lines: readonly ListLine[],
): Generator<undefined, readonly UnderstoodLine[], undefined> {
  search ??= createSearch(listBuiltInEntries());
  yield;
  const found: UnderstoodLine[] = [];
  for (const { code } of lines) {
    const { understood, hits } = search(code, maxHits);
    const part = hits.find(({ match }) => match === "exact")?.entry;
    found.push({ understood, ...(part && { part }) });
    yield;
  }
  return found;
}

import type { searchNsk } from "#catalogue/search/nsk-search.ts";
import { loadChunk } from "#web/offline/load-chunk.ts";

/** Loads the search with its data, which is needed only when its tab opens. */
export async function fetchNskSearch(): Promise<typeof searchNsk> {
  return (await import("#catalogue/search/nsk-search.ts")).searchNsk;
}

/** Loads the search for an open tab; retries, or reloads the page after a site update. */
export function loadNskSearch(): ReturnType<typeof fetchNskSearch> {
  return loadChunk(fetchNskSearch);
}

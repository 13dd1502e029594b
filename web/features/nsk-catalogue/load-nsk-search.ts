import type { searchNsk } from "#catalogue/search/nsk-search.ts";
import { loadChunk } from "#web/lib/load-chunk.ts";

/** Fetches the search with everything that it finds: nobody needs that before opening its tab. */
export async function fetchNskSearch(): Promise<typeof searchNsk> {
  return (await import("#catalogue/search/nsk-search.ts")).searchNsk;
}

/** The same for a tab that is open. */
export function loadNskSearch(): ReturnType<typeof fetchNskSearch> {
  return loadChunk(fetchNskSearch);
}

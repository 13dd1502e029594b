import type { searchNsk } from "#catalogue/search/nsk-search.ts";

/** Fetches the search with everything that it finds: nobody needs that before opening its tab. */
export async function loadNskSearch(): Promise<typeof searchNsk> {
  return (await import("#catalogue/search/nsk-search.ts")).searchNsk;
}

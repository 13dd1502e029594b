import { lazyChunk, optionalChunk } from "#web/ui/lazy-chunk.tsx";

// What a search adds to the list. A visitor who only looks through the products doesn't load it.
const loadGroups = () => import("./further-results.tsx");
const loadText = () => import("./understood-text.tsx");

export const LazyFurtherGroups = lazyChunk(async () => (await loadGroups()).FurtherGroups);
/** Optional, because the products are shown without it. */
export const LazyUnderstoodText = optionalChunk(async () => (await loadText()).UnderstoodText);

/** Loads them while the text is typed. */
export function preloadSearchParts(): void {
  for (const load of [loadGroups, loadText]) {
    // A failed chunk is fetched again when it is rendered.
    load().catch(() => undefined);
  }
}

import { runInOneTab } from "#web/offline/run-in-one-tab.ts";

/**
 * Holds an exclusive lock, so that one page of this browser does the work.
 * @param name Name of the lock, the same for all pages.
 * @param onHeld Called when this page has the lock.
 * @returns Releases the lock, or stops waiting for it.
 */
export function holdLock(name: string, onHeld: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  void runInOneTab(name, async () => {
    if (signal.aborted) return;
    onHeld();
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
  });
  return () => ending.abort();
}

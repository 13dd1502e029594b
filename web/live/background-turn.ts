/**
 * Waits until no other page of this browser has the turn, and keeps it until it is given back or the page closes.
 * @param name The same for all pages that take turns.
 * @param onTurn Called when this page's turn comes.
 * @returns Gives the turn back, or stops waiting.
 */
export function waitForTurn(name: string, onTurn: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  async function keep(): Promise<void> {
    if (signal.aborted) return;
    onTurn();
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
  }
  // Browsers have no locks on plain http; there, no page waits. A wait that is stopped rejects.
  if ("locks" in navigator) navigator.locks.request(name, { signal }, keep).catch(() => undefined);
  else onTurn();
  return () => ending.abort();
}

import { useSyncExternalStore } from "react";

/**
 * False where the device knows that it has no network. True promises nothing: a call may fail all
 * the same.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("online", onChange, { signal });
  window.addEventListener("offline", onChange, { signal });
  return () => listening.abort();
}

import { useSyncExternalStore } from "react";

/** False when the device has no network. True is no guarantee: a call may still fail. */
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

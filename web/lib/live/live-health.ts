import { useSyncExternalStore } from "react";
import type { LiveChannel } from "./change.ts";

/** What keeps a screen from following the shop. */
export type LiveTrouble = "offline" | "interrupted";

const interrupted = new Set<LiveChannel>();
const listeners = new Set<() => void>();

/** Told by each stream how it is doing; one that is closed is nobody's trouble. */
export function noteLiveHealth(channel: LiveChannel, isWell: boolean): void {
  if (interrupted.has(channel) !== isWell) return;
  if (isWell) interrupted.delete(channel);
  else interrupted.add(channel);
  for (const listener of listeners) listener();
}

/** Why the screen may be behind; undefined where it isn't, and on the server. */
export function useLiveTrouble(): LiveTrouble | undefined {
  return useSyncExternalStore(subscribe, readTrouble, () => undefined);
}

function readTrouble(): LiveTrouble | undefined {
  if (!navigator.onLine) return "offline";
  return interrupted.size > 0 ? "interrupted" : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

import { useSyncExternalStore } from "react";
import { useOnline } from "../use-online.ts";
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
  const isOnline = useOnline();
  const isInterrupted = useSyncExternalStore(
    subscribe,
    () => interrupted.size > 0,
    () => false,
  );
  if (!isOnline) return "offline";
  return isInterrupted ? "interrupted" : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

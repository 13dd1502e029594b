import { useSyncExternalStore } from "react";
import { useOnline } from "#web/offline/use-online.ts";
import type { LiveChannel } from "./live-changes.ts";

/** Why a screen gets no live updates. */
export type ConnectionIssue = "offline" | "interrupted";

const interrupted = new Set<LiveChannel>();
const listeners = new Set<() => void>();

/** Called by each stream when its health changes; a closed stream counts as healthy. */
export function noteLiveHealth(channel: LiveChannel, isWell: boolean): void {
  if (interrupted.has(channel) !== isWell) return;
  if (isWell) interrupted.delete(channel);
  else interrupted.add(channel);
  for (const listener of listeners) listener();
}

/** Why the screen may be outdated; undefined when it is current, and during SSR. */
export function useConnectionIssue(): ConnectionIssue | undefined {
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

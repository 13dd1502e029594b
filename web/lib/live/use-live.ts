import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../api/queries.ts";
import { whenIdle } from "../when-idle.ts";
import type { LiveChange, LiveChannel } from "./change.ts";
import { coalesce } from "./coalesce.ts";
import { noteLiveHealth } from "./live-health.ts";
import { readLiveStart } from "./live-start.ts";
import { openLiveStream } from "./live-stream.ts";
import { reloadAll, reloadChanged, reloadShown } from "./reload-changed.ts";
import { createSeenChanges, type SeenChanges } from "./seen-changes.ts";

/**
 * Keeps a screen's data current while it is shown. However many screens ask, a tab holds one
 * stream per channel, and it starts when the browser has nothing better to do.
 *
 * @param channel What to listen to.
 * @param isEnabled False where the visitor may not listen.
 */
export function useLive(channel: LiveChannel, isEnabled: boolean = true): void {
  const queryClient = useQueryClient();
  useEffect(
    () => (isEnabled ? whenIdle(() => joinStream(queryClient, channel)) : undefined),
    [queryClient, channel, isEnabled],
  );
  useEffect(() => {
    if (!isEnabled) return;
    // Source: shop specification section 7, "Products": reloaded on window focus. The library
    // itself only notices a tab that becomes visible; whichever comes first does the work.
    const reload = (): void => reloadShown(queryClient, channel);
    window.addEventListener("focus", reload);
    return () => window.removeEventListener("focus", reload);
  }, [queryClient, channel, isEnabled]);
}

interface OpenChannel {
  readonly close: () => void;
  listeners: number;
}

const openChannels = new Map<LiveChannel, OpenChannel>();
// Kept while no screen listens, so that the next one resumes where the last one stopped.
const seenChanges = new Map<LiveChannel, SeenChanges>();

function joinStream(queryClient: QueryClient, channel: LiveChannel): () => void {
  const open = openChannels.get(channel) ?? openChannel(queryClient, channel);
  open.listeners += 1;
  return () => {
    open.listeners -= 1;
    if (open.listeners > 0) return;
    open.close();
    forget(channel, open);
  };
}

function openChannel(queryClient: QueryClient, channel: LiveChannel): OpenChannel {
  const changes = coalesce<LiveChange>({
    // Spread out: one change reaches every open shop in the same instant.
    delayMs: () => 100 + Math.random() * 300,
    intervalMs: 1_000,
    onBatch: (batch) => reloadChanged(queryClient, channel, batch),
  });
  const closeStream = openLiveStream({
    path: `/api/live/${channel}`,
    seen: getSeen(queryClient, channel),
    onChange: changes.add,
    onGap: () => reloadAll(queryClient, channel),
    onHealth: (isWell) => noteLiveHealth(channel, isWell),
    onRefused: () => {
      forget(channel, open);
      void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    },
  });
  const open: OpenChannel = {
    listeners: 0,
    close() {
      closeStream();
      changes.flush();
    },
  };
  openChannels.set(channel, open);
  return open;
}

function forget(channel: LiveChannel, open: OpenChannel): void {
  if (openChannels.get(channel) === open) openChannels.delete(channel);
}

function getSeen(queryClient: QueryClient, channel: LiveChannel): SeenChanges {
  const seen = seenChanges.get(channel) ?? createSeenChanges(readLiveStart(queryClient));
  seenChanges.set(channel, seen);
  return seen;
}

import type { QueryClient } from "@tanstack/react-query";
import { queryKeys, type Cart } from "#web/api/queries.ts";
import {
  coalesce,
  createSeenChanges,
  type Coalescer,
  type LiveChange,
  type LiveChannel,
  type SeenChanges,
} from "./live-changes.ts";
import { noteLiveHealth } from "./live-health.ts";
import { listKeys, shopKeys, stockKeys } from "./live-queries.ts";
import { readLiveStart } from "./live-start.ts";
import { openLiveStream } from "./live-stream.ts";

const figuresIntervalMs = 3_000;

type OpenChannel = {
  readonly close: () => void;
  listeners: number;
};

// Screens that differ in `whileHidden` don't share one. They aren't shown together.
const openChannels = new Map<string, OpenChannel>();
// Outlives the screens, so that the next stream resumes where the last one stopped.
const seenChanges = new Map<LiveChannel, SeenChanges>();

/** Receives a channel's changes, in one stream for all screens of this tab, until the returned function is called. */
export function joinStream(
  queryClient: QueryClient,
  channel: LiveChannel,
  whileHidden: boolean,
): () => void {
  const name = whileHidden ? `${channel} while hidden` : channel;
  const open = openChannels.get(name) ?? openChannel(queryClient, { name, channel, whileHidden });
  open.listeners += 1;
  return () => {
    open.listeners -= 1;
    if (open.listeners > 0) return;
    open.close();
    forget(name, open);
  };
}

type ChannelOptions = {
  readonly name: string;
  readonly channel: LiveChannel;
  readonly whileHidden: boolean;
};

function openChannel(
  queryClient: QueryClient,
  { name, channel, whileHidden }: ChannelOptions,
): OpenChannel {
  const changes = coalesce<LiveChange>({
    // Randomised, because one change reaches every open shop at the same time.
    delayMs: () => 100 + Math.random() * 300,
    intervalMs: 1_000,
    onBatch: (batch) => reloadChanged(queryClient, channel, batch),
  });
  const closeStream = openLiveStream({
    path: `/api/live/${channel}`,
    seen: getSeen(queryClient, channel),
    whileHidden,
    onChange: changes.add,
    onGap: () => reloadAll(queryClient, channel),
    onHealth: (isWell) => noteLiveHealth(channel, isWell),
    onRejected: () => {
      forget(name, open);
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
  openChannels.set(name, open);
  return open;
}

function forget(name: string, open: OpenChannel): void {
  if (openChannels.get(name) === open) openChannels.delete(name);
}

function getSeen(queryClient: QueryClient, channel: LiveChannel): SeenChanges {
  const seen = seenChanges.get(channel) ?? createSeenChanges(readLiveStart(queryClient));
  seenChanges.set(channel, seen);
  return seen;
}

/** Reloads the queries that the changes may affect; inactive queries are only marked stale. */
export function reloadChanged(
  queryClient: QueryClient,
  channel: LiveChannel,
  changes: readonly LiveChange[],
): void {
  reloadFigures(queryClient);
  if (changes.every(({ isOnlyStock }) => isOnlyStock)) reloadStock(queryClient, changes);
  else reloadLists(queryClient, channel);
  if (channel !== "products") return;
  const areMany = changes.some((change) => change.kind === "many");
  const changed = new Set(changes.map((change) => change.id));
  const carts = queryClient.getQueriesData<Cart>({ queryKey: queryKeys.cart });
  for (const [queryKey, cart] of carts) {
    if (areMany || includesAny(cart, changed)) void queryClient.invalidateQueries({ queryKey });
  }
}

/** Reloads everything of a channel, after a time without a connection. */
export function reloadAll(queryClient: QueryClient, channel: LiveChannel): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.stats });
  reloadLists(queryClient, channel);
  if (channel === "products") void queryClient.invalidateQueries({ queryKey: queryKeys.cart });
}

const figures = new WeakMap<QueryClient, Coalescer<undefined>>();

/** Reloads the dashboard's figures at once, but in a row of changes only every few seconds. */
function reloadFigures(queryClient: QueryClient): void {
  const waiting =
    figures.get(queryClient) ??
    coalesce<undefined>({
      delayMs: () => 0,
      intervalMs: figuresIntervalMs,
      onBatch: () => void queryClient.invalidateQueries({ queryKey: queryKeys.stats }),
    });
  figures.set(queryClient, waiting);
  waiting.add(undefined);
}

function reloadLists(queryClient: QueryClient, channel: LiveChannel): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.history });
  for (const queryKey of listKeys[channel]) void queryClient.invalidateQueries({ queryKey });
}

function reloadStock(queryClient: QueryClient, changes: readonly LiveChange[]): void {
  for (const queryKey of [queryKeys.history, ...stockKeys]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  for (const queryKey of shopKeys) {
    void queryClient.invalidateQueries({
      queryKey,
      predicate: ({ state }) => {
        // What is on its way may be from before the change.
        if (state.fetchStatus !== "idle") return true;
        const text = JSON.stringify(state.data ?? null);
        return changes.some(({ id }) => text.includes(id));
      },
    });
  }
}

function includesAny(cart: Cart | undefined, ids: ReadonlySet<string>): boolean {
  return cart?.items.some((item) => ids.has(item.product_id)) ?? false;
}

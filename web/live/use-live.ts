import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys, type Cart } from "#web/api/queries.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import {
  coalesce,
  createSeenChanges,
  type Coalescer,
  type LiveChange,
  type LiveChannel,
  type SeenChanges,
} from "./live-changes.ts";
import { noteLiveHealth } from "./live-health.ts";
import { readLiveStart } from "./live-start.ts";
import { openLiveStream } from "./live-stream.ts";

/** The query groups that change with a product; of its stock, only those that hold the product do. */
const shopKeys = [queryKeys.products, queryKeys.search, queryKeys.named];

/** The query groups affected by each channel. */
const listKeys = {
  products: [...shopKeys, queryKeys.adminProducts],
  orders: [queryKeys.orders],
  // Customers are also those who asked for a quote.
  quotes: [queryKeys.quotes, queryKeys.customers],
} as const;

type LiveOptions = {
  /** False where the visitor isn't allowed to subscribe. */
  readonly isEnabled?: boolean;
  /** Also receives changes while the page is hidden, for example to announce them. */
  readonly whileHidden?: boolean;
};

/**
 * Keeps a screen's data current while it is mounted. All screens of a tab share one stream per
 * channel, opened when the browser is idle.
 */
export function useLive(
  channel: LiveChannel,
  { isEnabled = true, whileHidden = false }: LiveOptions = {},
): void {
  const queryClient = useQueryClient();
  useEffect(
    () => (isEnabled ? whenIdle(() => joinStream(queryClient, channel, whileHidden)) : undefined),
    [queryClient, channel, isEnabled, whileHidden],
  );
  useEffect(() => {
    if (!isEnabled) return;
    // Reloads on window focus. TanStack Query only reacts to a tab that becomes visible; whichever
    // event comes first triggers the reload.
    const reload = (): void => reloadShown(queryClient, channel);
    window.addEventListener("focus", reload);
    return () => window.removeEventListener("focus", reload);
  }, [queryClient, channel, isEnabled]);
}

const figuresIntervalMs = 3_000;

type OpenChannel = {
  readonly close: () => void;
  listeners: number;
};

// Screens that differ in `whileHidden` don't share one. They aren't shown together.
const openChannels = new Map<string, OpenChannel>();
// Outlives the screens, so that the next stream resumes where the last one stopped.
const seenChanges = new Map<LiveChannel, SeenChanges>();

function joinStream(
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

/** Refetches active queries, unless they are being fetched already. */
function reloadShown(queryClient: QueryClient, channel: LiveChannel): void {
  for (const queryKey of listKeys[channel]) {
    void queryClient.refetchQueries({ queryKey, type: "active" }, { cancelRefetch: false });
  }
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

/** Staff's lists can be sorted by stock, the shop's can't. */
function reloadStock(queryClient: QueryClient, changes: readonly LiveChange[]): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.history });
  void queryClient.invalidateQueries({ queryKey: queryKeys.adminProducts });
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

import { runInOneTab } from "#web/offline/run-in-one-tab.ts";
import { openTabsChannel } from "#web/platform/open-tabs-channel.ts";
import { parseChange, type LiveChange, type SeenChanges } from "./live-changes.ts";
import { listenOnce } from "./live-connection.ts";

/** Delay before the first reconnect, in milliseconds. */
const firstReconnectMs = 1_000;
const maxReconnectMs = 30_000;
/** How long a hidden page stays connected, in milliseconds. */
const hiddenGraceMs = 10_000;

export type LiveStreamOptions = {
  /** Path on the server. */
  readonly path: string;
  readonly seen: SeenChanges;
  /** Whether changes are wanted while the page is hidden, too. */
  readonly whileHidden: boolean;
  readonly onChange: (change: LiveChange) => void;
  /** Connected without a position to resume from, so changes may have been missed. */
  readonly onGap: () => void;
  /** The server rejected the subscription, possibly because access was revoked. */
  readonly onRejected: () => void;
  /** Whether the connection works. A single lost connection isn't reported. */
  readonly onHealth: (isWell: boolean) => void;
};

/**
 * Subscribes to changes until it is closed: reconnects after a failure, resumes after the last
 * change seen, and pauses while the page is offline, and while it is hidden unless changes are wanted then. Of the
 * hidden pages of a browser one stays connected and passes its changes on.
 * @returns Closes the stream.
 */
export function openLiveStream(options: LiveStreamOptions): () => void {
  let connection: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  // Passes changes on to the hidden pages that aren't connected.
  const relay = options.whileHidden ? openTabsChannel(options.path) : undefined;
  relay?.addEventListener("message", ({ data }: MessageEvent<string>) => take(data));

  function take(data: string): void {
    const change = parseChange(data);
    if (change && options.seen.note(change.seq)) options.onChange(change);
  }
  async function connect(): Promise<void> {
    const controller = new AbortController();
    connection = controller;
    const last = options.seen.last();
    const end = await listenOnce({
      path: options.path,
      lastEventId: last === undefined ? undefined : String(last),
      signal: controller.signal,
      onOpen: () => {
        failures = 0;
        options.onHealth(true);
        if (last === undefined) options.onGap();
      },
      onEvent: ({ data }) => {
        take(data);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
        relay?.postMessage(data);
      },
    });
    if (controller.signal.aborted) return;
    connection = undefined;
    if (end === "rejected") {
      close();
      options.onRejected();
    } else {
      retry = setTimeout(start, reconnectDelayMs(failures, Math.random()));
      failures += 1;
      if (failures > 1) options.onHealth(false);
    }
  }
  function start(): void {
    clearTimeout(retry);
    if (!connection) void connect();
  }
  function rest(): void {
    clearTimeout(retry);
    connection?.abort();
    connection = undefined;
  }
  const stopWatching = watchPage(options, (isActive) => (isActive ? start() : rest()));
  function close(): void {
    stopWatching();
    relay?.close();
    rest();
    options.onHealth(true);
  }
  return close;
}

/**
 * Watches whether this page should be connected: not while hidden (a browser allows six connections
 * per server over HTTP/1.1, shared by all tabs), unless it is the one that waits for changes in the background, and
 * not in the back/forward cache, which an open connection would prevent. The stream resumes later, so no change is
 * lost.
 * @param onChange Called with true to connect, false to stop; called at once where it starts connected.
 * @returns Stops watching.
 */
function watchPage(
  { path, whileHidden }: Pick<LiveStreamOptions, "path" | "whileHidden">,
  onChange: (isActive: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaveBackground: (() => void) | undefined;
  const stopWaiting = (): void => {
    clearTimeout(timer);
    leaveBackground?.();
    leaveBackground = undefined;
  };
  const rest = (): void => {
    stopWaiting();
    onChange(false);
  };
  const hide = (): void => {
    rest();
    if (whileHidden) leaveBackground = holdLock(path, () => onChange(true));
  };
  const look = (): void => {
    if (document.visibilityState === "visible") {
      stopWaiting();
      onChange(true);
    } else if (!leaveBackground) {
      clearTimeout(timer);
      timer = setTimeout(hide, hiddenGraceMs);
    }
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("pageshow", look, { signal });
  window.addEventListener("online", look, { signal });
  window.addEventListener("pagehide", rest, { signal });
  window.addEventListener("offline", rest, { signal });
  // A tab that was opened in the background connects when it is looked at.
  if (document.visibilityState === "visible") onChange(true);
  else if (whileHidden) hide();
  return () => {
    stopWaiting();
    listening.abort();
  };
}

/**
 * Delay before the next reconnect: exponential with jitter, so that a restarted server doesn't get
 * all tabs in the same second.
 * @param failures Failed connections in a row, 0 after one that worked.
 * @param random A number in [0, 1).
 * @returns Milliseconds.
 */
export function reconnectDelayMs(failures: number, random: number): number {
  const ceiling = Math.min(maxReconnectMs, firstReconnectMs * 2 ** Math.min(failures, 10));
  return Math.round(ceiling * (0.5 + random / 2));
}

/**
 * Holds an exclusive lock, so that one page of this browser does the work.
 * @param name Name of the lock, the same for all pages.
 * @param onHeld Called when this page has the lock.
 * @returns Releases the lock, or stops waiting for it.
 */
function holdLock(name: string, onHeld: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  void runInOneTab(name, async () => {
    if (signal.aborted) return;
    onHeld();
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
  });
  return () => ending.abort();
}

import { parseChange, type LiveChange } from "./change.ts";
import { listenOnce } from "./live-connection.ts";
import { watchPage } from "./page-state.ts";
import { reconnectDelayMs } from "./reconnect-delay.ts";
import type { SeenChanges } from "./seen-changes.ts";

export interface LiveStreamOptions {
  /** Path of the server. */
  readonly path: string;
  readonly seen: SeenChanges;
  readonly onChange: (change: LiveChange) => void;
  /** A connection stands that couldn't say where it left off, so something may have been missed. */
  readonly onGap: () => void;
  /** The server doesn't let this visitor listen (any more). */
  readonly onRefused: () => void;
  /** Whether the server answers. One lost connection says nothing yet. */
  readonly onHealth: (isWell: boolean) => void;
}

/**
 * Listens to changes for as long as it isn't closed: connects again after a break, resumes after
 * the last change it saw, and rests while the page is hidden or offline.
 *
 * @returns Closes the stream.
 */
export function openLiveStream(options: LiveStreamOptions): () => void {
  let connection: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

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
      onEvent: (event) => {
        const change = parseChange(event.data);
        if (change && options.seen.note(change.seq)) options.onChange(change);
      },
    });
    if (controller.signal.aborted) return;
    connection = undefined;
    if (end === "refused") {
      close();
      options.onRefused();
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
  const stopWatching = watchPage((isActive) => (isActive ? start() : rest()));
  function close(): void {
    stopWatching();
    rest();
    options.onHealth(true);
  }
  start();
  return close;
}

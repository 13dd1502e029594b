import { parseChange, type LiveChange } from "./change.ts";
import { listenOnce } from "./live-connection.ts";
import { watchPage } from "./page-state.ts";
import { reconnectDelayMs } from "./reconnect-delay.ts";
import type { SeenChanges } from "./seen-changes.ts";

export interface LiveStreamOptions {
  /** Path on the server. */
  readonly path: string;
  readonly seen: SeenChanges;
  readonly onChange: (change: LiveChange) => void;
  /** Connected without a position to resume from, so changes may have been missed. */
  readonly onGap: () => void;
  /** The server rejected the subscription, possibly because access was revoked. */
  readonly onRefused: () => void;
  /** Whether the connection works. A single lost connection isn't reported. */
  readonly onHealth: (isWell: boolean) => void;
}

/**
 * Subscribes to changes until it is closed: reconnects after a failure, resumes after the last
 * change seen, and pauses while the page is hidden or offline.
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

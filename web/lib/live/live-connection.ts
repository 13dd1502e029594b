import { platform } from "../platform/platform.ts";
import { createEventReader, type ServerEvent } from "./event-stream.ts";

/** How a connection ended. A refusal is final: asking again gets the same answer. */
export type ConnectionEnd = "refused" | "failed" | "closed";

interface ConnectionOptions {
  /** Path of the server. */
  readonly path: string;
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onEvent: (event: ServerEvent) => void;
}

// The server sends a comment every 25 s; two lost ones mean that nobody is there any more.
const silenceMs = 60_000;

/** Listens on one connection until it ends, and says how. Never rejects. */
export async function listenOnce(options: ConnectionOptions): Promise<ConnectionEnd> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const watchdog = createWatchdog(silenceMs, abort);
  options.signal.addEventListener("abort", abort);
  try {
    const response = await platform().fetch(options.path, {
      headers: {
        accept: "text/event-stream",
        ...(options.lastEventId !== undefined && { "last-event-id": options.lastEventId }),
      },
      cache: "no-store",
      signal: controller.signal,
    });
    if (!response.ok || !response.body) return isFinal(response.status) ? "refused" : "failed";
    options.onOpen();
    await readEvents(response.body, watchdog.feed, options.onEvent);
    return "closed";
  } catch {
    return "failed";
  } finally {
    watchdog.stop();
    options.signal.removeEventListener("abort", abort);
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLife: () => void,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const read = createEventReader();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onLife();
    for (const event of read(value)) onEvent(event);
  }
}

interface Watchdog {
  readonly feed: () => void;
  readonly stop: () => void;
}

function createWatchdog(timeoutMs: number, onSilence: () => void): Watchdog {
  let timer = setTimeout(onSilence, timeoutMs);
  return {
    feed() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, timeoutMs);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Too many connections and a timeout pass; every other 4xx stays. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

import { platform } from "#web/platform/platform.ts";

/** How a connection ended. `rejected` is final: a retry would get the same answer. */
export type ConnectionEnd = "rejected" | "failed" | "closed";

type ConnectionOptions = {
  /** Path on the server. */
  readonly path: string;
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onEvent: (event: ServerEvent) => void;
};

// The server sends a comment every 25 s; two missed ones mean that the connection is dead.
const silenceMs = 60_000;

/** Listens on one connection until it ends, and returns how it ended. Never rejects. */
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
    if (!response.ok || !response.body) return isFinal(response.status) ? "rejected" : "failed";
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
  onBytes: () => void,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const read = createEventReader();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    for (const event of read(value)) onEvent(event);
  }
}

type Watchdog = {
  readonly feed: () => void;
  readonly stop: () => void;
};

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

/** Every 4xx is final except a timeout (408) and too many requests (429). */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** One event of a `text/event-stream`. */
export type ServerEvent = {
  readonly id: string | undefined;
  readonly name: string;
  readonly data: string;
};

/**
 * Parses server-sent events from text that arrives in arbitrary chunks. EventSource hides the
 * heartbeat comments, which distinguish a quiet stream from a dead one.
 * @returns A function that takes the next chunk and returns the events it completes.
 */
export function createEventReader(): (piece: string) => readonly ServerEvent[] {
  let rest = "";
  let lines: string[] = [];
  return (piece) => {
    const parts = `${rest}${piece}`.split(/\r\n|\n|\r(?!$)/);
    rest = parts.pop() ?? "";
    const events: ServerEvent[] = [];
    for (const line of parts) {
      if (line !== "") lines.push(line);
      else {
        const event = toEvent(lines);
        if (event) events.push(event);
        lines = [];
      }
    }
    return events;
  };
}

function toEvent(lines: readonly string[]): ServerEvent | undefined {
  let id: string | undefined;
  let name = "message";
  const data: string[] = [];
  for (const line of lines) {
    const [field, value] = getField(line);
    if (field === "id") id = value;
    else if (field === "event") name = value;
    else if (field === "data") data.push(value);
  }
  return data.length === 0 && id === undefined ? undefined : { id, name, data: data.join("\n") };
}

/**
 * Splits a line into field and value. A comment starts with a colon, so its field is empty and
 * ignored.
 */
function getField(line: string): readonly [field: string, value: string] {
  const colon = line.indexOf(":");
  if (colon < 0) return [line, ""];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(" ") ? value.slice(1) : value];
}

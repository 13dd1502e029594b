import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

// The clients of open-many-streams.ts, in their own thread: opens the streams, reports how many are
// open, and then, for each event, when every stream had got it.

export type StreamWork = { readonly port: number; readonly count: number };

export type StreamReport = {
  /** Open streams. */
  readonly count: number;
  /** When each got the event, in ms since 1970. */
  readonly times: readonly number[];
};

const { port, count }: StreamWork = workerData;
const parallel = 100;
const quietMs = 20_000;
let times: number[] = [];
let open = 0;
let started = 0;
let timer: NodeJS.Timeout | undefined;

await Promise.all(Array.from({ length: parallel }, openStreams));
report({ count: open, times: [] });

async function openStreams(): Promise<void> {
  while (started < count) {
    started += 1;
    await openStream(started);
  }
}

function openStream(index: number): Promise<void> {
  return new Promise((resolve) => {
    const localAddress = `127.2.${Math.floor(index / 250)}.${1 + (index % 250)}`;
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    let isOpen = false;
    socket.on("error", () => resolve());
    socket.on("close", () => resolve());
    socket.on("data", (data) => {
      if (!isOpen && data.includes("text/event-stream")) {
        isOpen = true;
        open += 1;
        resolve();
      }
      if (isOpen && data.includes("data: ")) note();
    });
    socket.write("GET /api/live/products HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n");
  });
}

function note(): void {
  times.push(performance.timeOrigin + performance.now());
  clearTimeout(timer);
  if (times.length >= open) finish();
  // Reports those that came, if some don't.
  else timer = setTimeout(finish, quietMs);
}

function finish(): void {
  const arrived = times;
  times = [];
  report({ count: open, times: arrived });
}

function report(message: StreamReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}

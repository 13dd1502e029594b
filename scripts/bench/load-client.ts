import { connect, type Socket } from "node:net";
import { fillIn } from "./request-text.ts";
import { ResponseReader } from "./response-reader.ts";

// Sends requests without pause and reports how long each took. Forked by load-process.ts, so that its
// processor time isn't the server's; ends when that disconnects.

export type LoadWork = {
  readonly port: number;
  readonly connections: number;
  /** Sent in turn. */
  readonly requests: readonly string[];
  /** Sends each only once. */
  readonly isOnce: boolean;
  /** No request begins later, in ms, once there were so many. */
  readonly maxMs: number;
  readonly minRequests: number;
};

export type LoadReport = {
  readonly ms: number;
  /** Of each request. */
  readonly times: readonly number[];
  /** What was wrong with an answer, or with a connection. */
  readonly failure: string | undefined;
};

let counter = 0;

process.on("message", (work: LoadWork) => {
  void run(work).then((report) => process.send?.(report));
});
process.on("disconnect", () => process.exit());

async function run(work: LoadWork): Promise<LoadReport> {
  const times: number[] = [];
  let failure: string | undefined;
  let next = 0;
  const began = performance.now();
  const takeNext = (): string | undefined => {
    const isSent = work.isOnce && next >= work.requests.length;
    const isOver = performance.now() - began > work.maxMs && next >= work.minRequests;
    if (isSent || isOver || failure !== undefined) return undefined;
    const text = work.requests[next % work.requests.length] ?? "";
    next += 1;
    counter += 1;
    return fillIn(text, counter);
  };
  const connections = Array.from({ length: work.connections }, () =>
    send(connect({ port: work.port, host: "127.0.0.1", noDelay: true }), takeNext, times),
  );
  await Promise.all(
    connections.map((connection) =>
      connection.catch((error: unknown) => {
        failure = String(error);
      }),
    ),
  );
  return { ms: performance.now() - began, times, failure };
}

/** Sends requests on one connection until there is none left. */
function send(socket: Socket, takeNext: () => string | undefined, times: number[]): Promise<void> {
  const reader = new ResponseReader();
  let sentAt = 0;
  let request = "";
  return new Promise((resolve, reject) => {
    const sendNext = (): void => {
      const text = takeNext();
      if (text === undefined) {
        socket.destroy();
        resolve();
        return;
      }
      request = text;
      sentAt = performance.now();
      socket.write(text);
    };
    socket.on("connect", sendNext);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error(`closed during ${firstLine(request)}`)));
    socket.on("data", (part) => {
      const status = reader.push(part);
      if (status === undefined) return;
      times.push(performance.now() - sentAt);
      if (status < 400) return sendNext();
      reject(new Error(`${status} for ${firstLine(request)}: ${part.toString().slice(-300)}`));
      socket.destroy();
    });
  });
}

function firstLine(request: string): string {
  return request.split("\r\n", 1).join("");
}

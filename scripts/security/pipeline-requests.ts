import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

// The attacker of withstand-stampede.ts, in its own thread so that it doesn't delay the bystander's
// timers. Each connection writes all its requests at once and reconnects when it is closed.

/** Parameters of one attack. */
export type Attack = {
  readonly port: number;
  readonly connections: number;
  readonly requestsEach: number;
  /** `#` is replaced by a unique number per request. */
  readonly path: string;
  /** As in `path`. */
  readonly cookie?: string;
  readonly readsAnswers: boolean;
  readonly durationMs: number;
};

/** Result of one attack. */
export type AttackResult = {
  readonly sent: number;
  readonly connections: number;
  readonly answers: Readonly<Record<string, number>>;
};

const attack: Attack = workerData;
const answers: Record<string, number> = {};
const endsAt = performance.now() + attack.durationMs;
let sent = 0;
let connections = 0;

await Promise.all(Array.from({ length: attack.connections }, attackUntilTheEnd));
const result: AttackResult = { sent, connections, answers };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(result);

async function attackUntilTheEnd(): Promise<void> {
  while (performance.now() < endsAt) await attackOnce();
}

function attackOnce(): Promise<void> {
  return new Promise((resolve) => {
    connections += 1;
    const socket = connect(attack.port, "127.0.0.1");
    const timer = setTimeout(() => socket.destroy(), Math.max(0, endsAt - performance.now()));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      // Avoids a busy loop if the server rejects every connection.
      setTimeout(resolve, 10);
    });
    socket.on("connect", () => socket.write(composeRequests()));
    if (attack.readsAnswers) countAnswers(socket);
    else socket.pause();
  });
}

function composeRequests(): string {
  let requests = "";
  for (let request = 0; request < attack.requestsEach; request += 1) {
    sent += 1;
    const path = attack.path.replace("#", String(sent));
    const cookie = attack.cookie ? `Cookie: ${attack.cookie.replace("#", String(sent))}\r\n` : "";
    requests += `GET ${path} HTTP/1.1\r\nHost: a\r\n${cookie}\r\n`;
  }
  return requests;
}

function countAnswers(socket: ReturnType<typeof connect>): void {
  let rest = "";
  socket.on("data", (data) => {
    const text = rest + data.toString("latin1");
    for (const [, status = ""] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      answers[status] = (answers[status] ?? 0) + 1;
    }
    // Long enough for a split status line, too short for a whole one.
    rest = text.slice(-12);
  });
}

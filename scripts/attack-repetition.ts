import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { listAllTokens, listTokens, maxCpuMs } from "#domain/testing/repetitions.ts";
import { listHostileRequests, type HostileRequest } from "#server/testing/repetition-requests.ts";
import { sendBytes } from "#server/testing/send-bytes.ts";
import { startServer, type RunningServer } from "../e2e/support/start-server.ts";

// Sends up to 100 kB of each repeated token to everything that parses a request, and measures the CPU
// time of the built server's main thread: npm run attack:repetition -- --all

type Answered = { readonly target: string; readonly token: string; readonly ms: number };

const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
const tokens = values.all ? listAllTokens() : listTokens();
const server = await startServer();
let count = 0;
const slowest = new Map<string, Answered>();
try {
  const cookie = await signIn(server);
  for (const token of tokens) {
    for (const request of listHostileRequests(token, cookie)) {
      const ms = await measure(request, slowest.get(request.target)?.ms ?? 0);
      count += 1;
      if (ms <= (slowest.get(request.target)?.ms ?? 0)) continue;
      slowest.set(request.target, { target: request.target, token, ms });
    }
  }
} finally {
  await server.stop();
}
const ranked = [...slowest.values()].toSorted((one, other) => other.ms - one.ms);
for (const answered of ranked.slice(0, 10)) console.log(describe(answered));
const [worst] = ranked;
console.log(
  `${tokens.length} tokens, ${count} requests, slowest ${worst ? describe(worst) : "none"}, limit ${maxCpuMs} ms`,
);
process.exitCode = worst && worst.ms <= maxCpuMs ? 0 : 1;

/** The server's CPU time for a request: the minimum of three runs if it would be the slowest so far. */
async function measure({ bytes }: HostileRequest, slowestMs: number): Promise<number> {
  const port = Number(new URL(server.url).port);
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > slowestMs; attempt += 1) {
    const before = getCpuMs(server.pid());
    await sendBytes(port, bytes);
    least = Math.min(least, getCpuMs(server.pid()) - before);
  }
  return least;
}

/** CPU time of a process's main thread; other requests wait for it. */
function getCpuMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

async function signIn({ url, admin }: RunningServer): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  return cookies.join("; ");
}

function describe({ target, token, ms }: Answered): string {
  return `${ms.toFixed(1)} ms of CPU for ${JSON.stringify(token)} in ${target}`;
}

import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import type { Socket } from "node:net";
import { openConnection } from "#server/testing/open-connection.ts";
import { getQuantile } from "../bench/statistics.ts";
import type { ScratchShop } from "../load/scratch-shop.ts";
import { readMemoryMb } from "./process-memory.ts";
import { checkTime } from "./time-limit.ts";

/** Sends a byte a second of headers and of a body, and measures when the connection is closed. */
export async function measureSlowSenders({ origin }: ScratchShop): Promise<string> {
  const port = Number(new URL(origin).port);
  const post =
    "POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n";
  const [headersMs, silentMs, bodyMs] = await Promise.all([
    measureClose(port, "GET / HTTP/1.1\r\nX-Slow: ", true),
    measureClose(port, "", false),
    measureClose(port, post, true),
  ]);
  return [
    checkTime("headers", headersMs, 7_000),
    checkTime("silent", silentMs, 7_000),
    checkTime("body", bodyMs, 16_000),
  ].join(", ");
}

async function measureClose(port: number, start: string, isDripping: boolean): Promise<number> {
  const socket = await openConnection(port);
  const began = performance.now();
  socket.resume();
  if (start) socket.write(start);
  const timer = setInterval(() => isDripping && socket.write("a"), 1_000);
  const end = setTimeout(() => socket.destroy(), 60_000);
  await once(socket, "close");
  clearInterval(timer);
  clearTimeout(end);
  return performance.now() - began;
}

/** Times of a visitor's requests without and with 100 clients that read nothing of large answers. */
export async function compareSlowReaders({ origin }: ScratchShop): Promise<string> {
  await fetch(`${origin}/shop`);
  const alone = getQuantile(await measureVisits(origin), 0.99);
  const sockets: Socket[] = [];
  for (let index = 0; index < 100; index += 1) {
    const socket = await openConnection(Number(new URL(origin).port), "127.0.0.9");
    socket.pause();
    socket.write("GET /shop HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3));
    sockets.push(socket);
  }
  const beside = getQuantile(await measureVisits(origin), 0.99);
  for (const socket of sockets) socket.destroy();
  return `${checkTime("p99", beside, 200)}, ${Math.round(alone)} ms without them`;
}

async function measureVisits(origin: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < 300; index += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/products?limit=12`);
    await answer.text();
    assert.equal(answer.status, 200);
    times.push(performance.now() - began);
  }
  return times;
}

/** Announces 1 GB and sends as much of it as the server reads. */
export async function measureLargeBody({ origin, pid }: ScratchShop): Promise<string> {
  await fetch(`${origin}/api/products`);
  const before = readMemoryMb(pid);
  const announced = await sendBody(`${origin}/api/orders`, { "content-length": String(1e9) });
  const chunked = await sendBody(`${origin}/api/orders`, { "transfer-encoding": "chunked" });
  const more = readMemoryMb(pid) - before;
  assert.deepEqual([announced.status, chunked.status], [413, 413]);
  assert.ok(more < 20, `${more.toFixed(1)} MB more memory`);
  const time = checkTime("413 after", Math.max(announced.ms, chunked.ms), 1_000);
  return `${time}, ${more.toFixed(1)} MB more memory`;
}

function sendBody(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly ms: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: "POST",
      agent: false,
      headers: { "content-type": "application/json", ...headers },
    });
    let isAnswered = false;
    call.on("response", ({ statusCode }) => {
      isAnswered = true;
      resolve({ status: statusCode ?? 0, ms: performance.now() - began });
      call.destroy();
    });
    call.on("error", (error) => !isAnswered && reject(error));
    const chunk = Buffer.alloc(64 * 1_024, "a");
    const write = (): void => {
      if (isAnswered) return;
      if (call.write(chunk)) setImmediate(write);
      else call.once("drain", write);
    };
    write();
  });
}

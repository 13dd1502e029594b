import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { loadConfig } from "#server/config.ts";
import { listen, type Listening } from "#server/listen.ts";
import { openConnection, readToEnd, requestFor } from "#server/testing/open-connection.ts";
import { connectionLimits } from "./connection-limits.ts";

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function start(stalledMs: number): Promise<Listening> {
  const limits = { ...connectionLimits(loadConfig({})), stalledMs };
  const server = await listen({ fetch: answer, port: 0, host: "127.0.0.1", headers: {}, limits });
  endings.push(() => server.close());
  return server;
}

function answer(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === "/large") return new Response(new Uint8Array(30_000_000));
  return new Response(
    pathname === "/pieces" ? writePieces(80, 200_000, 0) : writePieces(8, 10, 100),
  );
}

/** A response in chunks, as fast as it is read or at fixed pauses. */
function writePieces(count: number, bytes: number, pauseMs: number): ReadableStream<Uint8Array> {
  let written = 0;
  return new ReadableStream({
    async pull(controller) {
      if (pauseMs > 0) await delay(pauseMs);
      written += 1;
      controller.enqueue(new Uint8Array(bytes));
      if (written === count) controller.close();
    },
  });
}

async function open(server: Listening): Promise<Socket> {
  const socket = await openConnection(server.port);
  endings.push(() => socket.destroy());
  return socket;
}

// docs/product/security.md#connections
test.each(["", "\r\n"])(
  "a response that isn't read ends, whatever else the client sends: %j",
  async (noise) => {
    const server = await start(400);
    const socket = await open(server);
    socket.write(requestFor("/large"));
    const talk = setInterval(() => socket.write(noise), 100);
    endings.push(() => clearInterval(talk));
    // The client can still read what the system has buffered.
    await delay(1_500);
    expect((await readToEnd(socket)).length).toBeLessThan(30_000_000);
  },
);

// docs/product/security.md#connections
test("a response that is read slowly arrives complete", async () => {
  const server = await start(1_000);
  const socket = await open(server);
  socket.write(requestFor("/pieces", "Connection: close\r\n"));
  socket.on("data", () => {
    socket.pause();
    setTimeout(() => socket.resume(), 10);
  });
  const began = performance.now();
  expect((await readToEnd(socket)).length).toBeGreaterThan(80 * 200_000);
  expect(performance.now() - began).toBeGreaterThan(1_000);
});

// docs/product/security.md#connections
test("a response that is written with pauses arrives complete", async () => {
  const server = await start(300);
  const socket = await open(server);
  socket.write(requestFor("/events", "Connection: close\r\n"));
  expect(await readToEnd(socket)).toMatch(/\r\n0\r\n\r\n$/);
});

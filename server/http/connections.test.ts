import { execFile } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadConfig } from "#server/config.ts";
import { listen, type Listening } from "#server/listen.ts";
import { openConnection, readToEnd, requestFor } from "#server/testing/open-connection.ts";
import { connectionLimits, type ConnectionLimits } from "./connection-limits.ts";

const usual = connectionLimits(loadConfig({}));
const neighbour = "127.0.0.2";
const endings: (() => unknown)[] = [];

/** The requested paths. */
let asked: string[] = [];
/** What /slow waits for. */
let latch: Promise<void>;
let openLatch: () => void;

beforeEach(() => {
  asked = [];
  ({ promise: latch, resolve: openLatch } = Promise.withResolvers<void>());
});

afterEach(async () => {
  openLatch();
  for (const end of endings.splice(0).toReversed()) await end();
});

async function start(limits: Partial<ConnectionLimits>): Promise<Listening> {
  const server = await listen({
    fetch: answer,
    port: 0,
    host: "127.0.0.1",
    headers: {},
    limits: { ...usual, ...limits },
  });
  endings.push(() => server.close());
  return server;
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  asked.push(pathname);
  if (pathname === "/slow") await latch;
  return new Response("ok");
}

async function open(server: Listening, localAddress?: string): Promise<Socket> {
  const socket = await openConnection(server.port, localAddress);
  endings.push(() => socket.destroy());
  return socket;
}

async function ask(server: Listening, path: string, localAddress?: string): Promise<string> {
  const socket = await open(server, localAddress);
  socket.write(requestFor(path, "Connection: close\r\n"));
  return readToEnd(socket);
}

// docs/product/security.md#floods-of-pages
test("closes a connection with more unanswered requests than any browser sends", async () => {
  const server = await start({ unansweredPerConnection: 4 });
  const socket = await open(server);
  socket.write(requestFor("/").repeat(400));
  expect(await readToEnd(socket)).toBe("");
  expect(asked).toEqual([]);
});

test("answers a few pipelined requests in their order", async () => {
  const server = await start({ unansweredPerConnection: 4 });
  const socket = await open(server);
  socket.write(requestFor("/a") + requestFor("/b") + requestFor("/c", "Connection: close\r\n"));
  expect((await readToEnd(socket)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
  expect(asked).toEqual(["/a", "/b", "/c"]);
});

test("a connection can send any number of requests, one after the other", async () => {
  const server = await start({ unansweredPerConnection: 1, unansweredPerNetwork: 1 });
  const socket = await open(server);
  for (let index = 0; index < 50; index += 1) {
    socket.write(requestFor("/"));
    await once(socket, "data");
  }
  expect(asked).toHaveLength(50);
});

// docs/product/security.md#floods-of-pages
test("flooding closes the network's idle connections, while busy ones get their response", async () => {
  const server = await start({ unansweredPerConnection: 4 });
  const [idle, busy, other, flooded] = [
    await open(server),
    await open(server),
    await open(server, neighbour),
    await open(server),
  ];
  busy.write(requestFor("/slow", "Connection: close\r\n"));
  await vi.waitFor(() => expect(asked).toEqual(["/slow"]));
  flooded.write(requestFor("/").repeat(50));
  expect(await readToEnd(idle)).toBe("");
  openLatch();
  expect(await readToEnd(busy)).toContain("200 OK");
  expect(other.destroyed).toBe(false);
  other.write(requestFor("/", "Connection: close\r\n"));
  expect(await readToEnd(other)).toContain("200 OK");
});

// docs/product/security.md#floods-of-pages
test("a network that continues to flood gets no connections for a while", async () => {
  const server = await start({ unansweredPerConnection: 4, penaltyMs: 2_000 });
  for (let flood = 0; flood < 20; flood += 1) {
    const socket = await open(server);
    socket.write(requestFor("/").repeat(10));
    await readToEnd(socket);
  }
  expect(await ask(server, "/")).toBe("");
  expect(await ask(server, "/", neighbour)).toMatch(/^HTTP\/1\.1 200 /);
  await vi.waitFor(async () => expect(await ask(server, "/")).toMatch(/^HTTP\/1\.1 200 /), {
    timeout: 10_000,
  });
});

// docs/product/security.md#floods-of-pages
test("only a network with too many unanswered requests gets 429, except for health checks", async () => {
  const server = await start({ unansweredPerNetwork: 3 });
  const waiting = [1, 2, 3].map(() => ask(server, "/slow"));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  const rejected = await ask(server, "/");
  expect(rejected).toMatch(/^HTTP\/1\.1 429 /);
  expect(rejected).toMatch(/^retry-after: 1\r$/im);
  expect(await ask(server, "/healthz")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask(server, "/", neighbour)).toMatch(/^HTTP\/1\.1 200 /);
  openLatch();
  for (const text of await Promise.all(waiting)) expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask(server, "/")).toMatch(/^HTTP\/1\.1 200 /);
});

test("unanswered requests of a closed connection no longer count", async () => {
  const server = await start({ unansweredPerConnection: 4, unansweredPerNetwork: 4 });
  const socket = await open(server);
  socket.write(requestFor("/slow").repeat(4));
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  expect(await ask(server, "/")).toMatch(/^HTTP\/1\.1 429 /);
  socket.destroy();
  await vi.waitFor(async () => expect(await ask(server, "/")).toMatch(/^HTTP\/1\.1 200 /));
});

test("behind a proxy, counts the network in X-Forwarded-For", async () => {
  const server = await start({ unansweredPerNetwork: 1, trustedProxies: 1 });
  const from = (address: string): string => `X-Forwarded-For: ${address}\r\nConnection: close\r\n`;
  const socket = await open(server);
  socket.write(requestFor("/slow", from("192.0.2.1")));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const [same, different] = [await open(server), await open(server)];
  same.write(requestFor("/", from("203.0.113.9, 192.0.2.1")));
  different.write(requestFor("/", from("192.0.2.1, 192.0.2.2")));
  expect(await readToEnd(same)).toMatch(/^HTTP\/1\.1 429 /);
  expect(await readToEnd(different)).toMatch(/^HTTP\/1\.1 200 /);
});

// docs/product/security.md#connections
test("a network gets no more connections than its limit, and new ones when others close", async () => {
  const server = await start({ connectionsPerNetwork: 3 });
  const [first] = [await open(server), await open(server), await open(server)];
  expect(await ask(server, "/")).toBe("");
  expect(await ask(server, "/", neighbour)).toMatch(/^HTTP\/1\.1 200 /);
  first.destroy();
  await vi.waitFor(async () => expect(await ask(server, "/")).toMatch(/^HTTP\/1\.1 200 /));
});

// docs/product/security.md#connections
test("the server accepts no more connections than its limit", async () => {
  const server = await start({ connections: 2 });
  await open(server);
  await open(server, neighbour);
  expect(await ask(server, "/", "127.0.0.3")).toBe("");
});

test("responses to a network with many connections close their connection", async () => {
  const server = await start({ connectionsPerNetwork: 4 });
  const [first, second] = [await open(server), await open(server)];
  first.write(requestFor("/"));
  expect(String(await once(first, "data"))).toMatch(/^Connection: keep-alive\r$/im);
  const third = await open(server);
  second.write(requestFor("/"));
  expect(await readToEnd(second)).toMatch(/^Connection: close\r$/im);
  third.destroy();
});

test("a proxy's connections have no limit per network", () => {
  const behindProxy = connectionLimits(loadConfig({ TRUST_PROXY: "1" }));
  expect(behindProxy.connectionsPerNetwork).toBe(Number.POSITIVE_INFINITY);
  expect(behindProxy.connections).toBe(usual.connections);
  expect(usual.connectionsPerNetwork).toBe(500);
});

test("the connection limit leaves descriptors for files and the database", async () => {
  const print = `import("${import.meta.dirname}/connection-limits.ts").then(({ connectionLimits }) =>
    console.log(connectionLimits({ trustedProxies: 0, rateLimitFactor: 1 }).connections))`;
  const run = promisify(execFile);
  const { stdout } = await run("sh", [
    "-c",
    'ulimit -n 1000 && exec "$0" -e "$1"',
    process.execPath,
    print,
  ]);
  expect(stdout.trim()).toBe("800");
});

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { uploads } from "#server/db/schema/staff.ts";
import type { Listening } from "#server/listen.ts";
import { makeForm, createImageFile } from "#server/testing/create-image-file.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { bodyTimeoutMs } from "./slow-bodies.ts";

let app: TestApp;
let server: Listening;
let cookie: string;
let body: Buffer;
let type: string;

beforeAll(async () => {
  app = await createTestApp();
  server = await app.listen();
  cookie = (await app.signIn("admin")).cookie;
  const form = makeForm(await createImageFile("jpeg", 300, 200));
  const request = new Request("http://localhost", { method: "POST", body: form });
  type = request.headers.get("content-type") ?? "";
  body = Buffer.from(await request.arrayBuffer());
});

// Only our own timeouts use the fake clock; the sockets use real time.
beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

afterAll(async () => {
  await server.close();
  await app.close();
});

// docs/product/reliability.md#slow-senders
test("closes the connection if a body hasn't arrived after 15 seconds", async () => {
  const socket = await begin("/api/orders", { "content-type": "application/json" });
  await pass(bodyTimeoutMs.usual - 1);
  expect(socket.closed).toBe(false);
  await pass(1);
  expect(socket.closed).toBe(true);
});

// docs/product/reliability.md#slow-senders
test("only an admin gets more time for a file", async () => {
  const socket = await begin("/api/uploads/product-images", { "content-type": type });
  await pass(bodyTimeoutMs.usual);
  expect(socket.closed).toBe(true);
});

// docs/product/reliability.md#slow-senders
test("an admin's image upload may take two minutes", async () => {
  const path = "/api/uploads/product-images";
  const headers = { "content-type": type, cookie, origin: ownOrigin() };
  const socket = await begin(path, headers);
  await pass(bodyTimeoutMs.file - 1_000);
  expect(socket.closed).toBe(false);
  socket.write(body.subarray(10));
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 201 /);
  socket.destroy();

  const slower = await begin(path, headers);
  await pass(bodyTimeoutMs.file);
  expect(slower.closed).toBe(true);
  expect(await app.appContext.db.select().from(uploads)).toHaveLength(1);
});

/** Sends a head and the first bytes of a body, and waits until the server has received them. */
async function begin(path: string, headers: Readonly<Record<string, string>>): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.resume();
  const lines = Object.entries({ host: "localhost", ...headers, "content-length": body.length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n`);
  socket.write(body.subarray(0, 10));
  await seen();
  return socket;
}

/** The rights are read from the database before a request gets more time. */
async function seen(): Promise<void> {
  const endsAt = performance.now() + 400;
  while (performance.now() < endsAt) await turn();
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await seen();
}

function ownOrigin(): string {
  return new URL(app.appContext.config.publicUrl).origin;
}

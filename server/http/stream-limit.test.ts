import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listening } from "#server/listen.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let server: Listening;

beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1, trustedProxies: 1 });
  server = await app.listen();
});

afterAll(async () => {
  await server.close();
  await app.close();
});

// docs/product/security.md#streams-per-address
test("the 21st stream of one address returns 429 until another one closes", async () => {
  const open: IncomingMessage[] = [];
  for (let index = 0; index < 20; index += 1) open.push(await connect("192.0.2.1"));
  expect(open.map(({ statusCode }) => statusCode)).toEqual(open.map(() => 200));
  const rejected = await connect("192.0.2.1");
  expect(rejected.statusCode).toBe(429);
  expect(rejected.headers["retry-after"]).toBe("30");
  const elsewhere = await connect("192.0.2.2");
  expect(elsewhere.statusCode).toBe(200);
  elsewhere.destroy();
  for (let round = 0; round < 3; round += 1) {
    open.pop()?.destroy();
    await expect
      .poll(async () => {
        const again = await connect("192.0.2.1");
        if (again.statusCode === 200) open.push(again);
        else again.destroy();
        return again.statusCode;
      })
      .toBe(200);
  }
  for (const stream of [...open, rejected]) stream.destroy();
});

// docs/product/security.md#streams-per-address
test("streams that are closed right after opening stop counting", async () => {
  for (let round = 0; round < 60; round += 1) {
    const stream = await connect("192.0.2.3");
    stream.destroy();
    // The server notices the end a moment later.
    if (round % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await expect
    .poll(async () => {
      const stream = await connect("192.0.2.3");
      stream.destroy();
      return stream.statusCode;
    })
    .toBe(200);
});

async function connect(address: string): Promise<IncomingMessage> {
  const call = request({
    host: "127.0.0.1",
    port: server.port,
    path: "/api/live/products",
    headers: { "x-forwarded-for": address },
    agent: false,
  });
  call.end();
  const [response]: IncomingMessage[] = await once(call, "response");
  if (!response) throw new Error("No answer came");
  response.on("error", () => undefined);
  response.resume();
  return response;
}

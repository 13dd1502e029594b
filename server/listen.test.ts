import { once } from "node:events";
import { Agent, request as sendRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadConfig } from "./config.ts";
import { compressAnswers } from "./http/compress-answers.ts";
import { connectionLimits } from "./http/connection-limits.ts";
import { baseHeaders } from "./http/security-headers.ts";
import { listen, type Listening } from "./listen.ts";

const config = loadConfig({ PUBLIC_URL: "https://shop.example" });
const options = {
  port: 0,
  host: "127.0.0.1",
  headers: baseHeaders(config),
  limits: connectionLimits(config),
};
let server: Listening;

beforeAll(async () => {
  server = await listen({ ...options, fetch: () => new Response("ok") });
});

afterAll(() => server.close());

// docs/product/security.md#policy-and-headers
test("every response carries the protective headers", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toContain("geolocation=()");
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("a compressed answer has the length of its compressed bytes", async () => {
  const text = "bearing ".repeat(500);
  const app = new Hono();
  app.use(compressAnswers);
  const headers = { "content-type": "text/css", "content-length": String(text.length) };
  app.get("/", () => new Response(text, { headers }));
  const compressing = await listen({ ...options, fetch: app.fetch });
  try {
    const answer = await fetch(`http://127.0.0.1:${compressing.port}/`);
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(Number(answer.headers.get("content-length"))).toBeLessThan(text.length);
    expect(await answer.text()).toBe(text);
  } finally {
    await compressing.close();
  }
});

test("a connection stays usable after a response to a body that wasn't read to its end", async () => {
  const rejecting = await listen({
    ...options,
    fetch: async (request) => {
      await request.body?.getReader().read();
      return new Response("too large", { status: 413 });
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = async (): Promise<{ status: number | undefined; port: number | undefined }> => {
    const call = sendRequest({ port: rejecting.port, method: "POST", agent });
    call.end(Buffer.alloc(3_000_000));
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return { status: answer.statusCode, port: call.socket?.localPort };
  };
  try {
    const first = await post();
    // Longer than the listener waits for the rest of a body.
    await delay(1_000);
    expect(await post()).toEqual(first);
    expect(first.status).toBe(413);
  } finally {
    agent.destroy();
    await rejecting.close();
  }
});

// docs/product/security.md#malformed-http
test.each(["GET / HTTP/9\r\n\r\n", "\0\0\0\r\n\r\n", "GET  / x\r\n\r\n", "A".repeat(20_000)])(
  "malformed HTTP gets a 4xx response and is closed",
  async (bytes) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.write(bytes);
    let answer = "";
    socket.on("data", (data) => (answer += data.toString()));
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  },
);

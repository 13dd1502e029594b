import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { loadConfig } from "#server/config.ts";
import { listen, type Listening } from "#server/listen.ts";
import { openConnection } from "#server/testing/open-connection.ts";
import { connectionLimits } from "./connection-limits.ts";

const post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}";

function start(answer: (request: Request) => Response | Promise<Response>): Promise<Listening> {
  const limits = connectionLimits(loadConfig({}));
  return listen({ fetch: answer, port: 0, host: "127.0.0.1", headers: {}, limits });
}

// docs/product/reliability.md#graceful-stop
test("a stop cuts off no response of clients that reuse connections and write continuously", async () => {
  for (let stop = 0; stop < 5; stop += 1) {
    const server = await start(async (sent) => {
      await sent.text();
      await delay(Math.random() * 5);
      return new Response("taken");
    });
    const writers = Array.from({ length: 24 }, () => writeUntilRejected(server.port));
    await delay(100);
    await server.close();
    const results = await Promise.all(writers);
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(Math.min(...results.map(({ answers }) => answers))).toBeGreaterThan(0);
  }
});

// docs/product/reliability.md#graceful-stop
test("answers a request that was in transit on an idle connection", async () => {
  const server = await start(() => new Response("ok"));
  const socket = await openConnection(server.port);
  socket.write(post);
  await once(socket, "data");
  const closed = server.close();
  await delay(50);
  socket.write(post);
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 200 [^]*^Connection: close\r$/im);
  await once(socket, "close");
  await closed;
});

// docs/product/reliability.md#graceful-stop
test("sends a response that began before the stop completely, then closes its connection", async () => {
  const { promise: latch, resolve: openLatch } = Promise.withResolvers<void>();
  const server = await start(() => {
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode("begun "));
        await latch;
        controller.enqueue(new TextEncoder().encode("finished"));
        controller.close();
      },
    });
    return new Response(body);
  });
  const socket = await openConnection(server.port);
  socket.write(post);
  let text = String(await once(socket, "data"));
  socket.on("data", (data) => (text += data.toString()));
  const closed = server.close();
  await delay(500);
  openLatch();
  await once(socket, "close");
  await closed;
  expect(text).toMatch(/finished[^]*\r\n0\r\n\r\n$/);
});

// docs/product/reliability.md#graceful-stop
test("a stop doesn't wait for connections that stay idle", async () => {
  const server = await start(() => new Response("ok"));
  const [unused, used] = [await openConnection(server.port), await openConnection(server.port)];
  used.write(post);
  await once(used, "data");
  const began = performance.now();
  await Promise.all([server.close(), once(unused, "close"), once(used, "close")]);
  // Some 320 ms on an idle machine; the timeout of idle connections is 65 s.
  expect(performance.now() - began).toBeLessThan(10_000);
});

// docs/product/reliability.md#graceful-stop
test("a stop without connections finishes immediately", async () => {
  const times: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await start(() => new Response("ok"));
    const began = performance.now();
    await server.close();
    times.push(performance.now() - began);
  }
  // Excludes the effects of other load.
  expect(Math.min(...times)).toBeLessThan(250);
});

/** Sends one request after the other on a keep-alive connection. */
async function writeUntilRejected(
  port: number,
): Promise<{ readonly answers: number; readonly errors: readonly string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const errors: string[] = [];
  let answers = 0;
  for (let error = ""; error === "";) {
    error = await write(port, agent);
    if (error === "") answers += 1;
    else if (error !== "ECONNREFUSED") errors.push(error);
  }
  agent.destroy();
  return { answers, errors };
}

/** Returns the error code, or an empty string. */
function write(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const call = request({ port, host: "127.0.0.1", agent, method: "POST" });
    const fail = (error: NodeJS.ErrnoException): void => resolve(error.code ?? error.message);
    call.on("error", fail);
    call.on("response", (response) => {
      response.on("error", fail);
      response.resume().on("end", () => resolve(""));
    });
    call.end("{}");
  });
}

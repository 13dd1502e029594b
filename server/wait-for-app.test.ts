import type { HttpBindings } from "@hono/node-server";
import { expect, test } from "vitest";
import { waitForApp, type WaitingFetch } from "./wait-for-app.ts";

async function ask({ fetch }: WaitingFetch, path: string): Promise<Response> {
  return (await fetch(new Request(`http://shop.test${path}`), {} as HttpBindings)) as Response;
}

// docs/product/reliability.md#requests-during-a-start
test("a request that arrives before the app is ready is answered by the app", async () => {
  const waiting = waitForApp();
  const early = ask(waiting, "/shop");
  waiting.open({ fetch: () => new Response("the shop") });
  expect(await (await early).text()).toBe("the shop");
  expect(await (await ask(waiting, "/healthz")).text()).toBe("the shop");
});

test("during a start the process is up and not ready", async () => {
  const waiting = waitForApp();
  expect((await ask(waiting, "/healthz")).status).toBe(200);
  expect((await ask(waiting, "/readyz")).status).toBe(503);
});

// docs/product/reliability.md#requests-during-a-start
test("a slow start returns 503 with Retry-After", async () => {
  const answer = await ask(waitForApp(20), "/shop");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("1");
});

// docs/product/reliability.md#stops-behind-a-proxy
test("before a stop, /readyz sends proxies elsewhere while requests are still answered", async () => {
  const waiting = waitForApp();
  waiting.open({ fetch: () => new Response("the shop") });
  waiting.drain();
  expect((await ask(waiting, "/readyz")).status).toBe(503);
  expect(await (await ask(waiting, "/shop")).text()).toBe("the shop");
});

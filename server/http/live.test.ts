import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let admin: string;
let product: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signIn("admin")).cookie;
  product = await insertProduct(app.appContext.db);
});

afterAll(() => app.close());

// docs/product/admin.md#live-orders
test("an admin receives an order as soon as it is placed", async () => {
  await using stream = await listen("/api/live/orders", { cookie: admin });
  const id = await placeOrder();
  expect(await stream.nextData()).toMatchObject({ kind: "created", id });
});

// docs/product/quotes.md#live-quotes
test("an admin receives a new quote and its changes within 2 s, and no other client does", async () => {
  await using stream = await listen("/api/live/quotes", { cookie: admin });
  const start = performance.now();
  const { body } = await app.call("/api/quotes", { method: "POST", body: createQuoteRequest() });
  expect(await stream.nextData()).toMatchObject({ kind: "created", id: body["id"] });
  const token = body["link_token"];
  await app.call("/api/quotes/decline", { method: "POST", body: { token } });
  expect(await stream.nextData()).toMatchObject({ kind: "updated", id: body["id"] });
  expect(performance.now() - start).toBeLessThan(10_000);
  const { cookie } = await app.signIn("customer");
  expect((await app.call("/api/live/quotes", { cookie })).status).toBe(403);
  expect((await app.call("/api/live/quotes")).status).toBe(401);
});

// docs/product/shop.md#live-products, docs/product/security.md#streams-without-personal-data
test("every client receives a product's change, without personal data", async () => {
  await using stream = await listen("/api/live/products");
  await rename("Bearing 6206");
  const event = await stream.nextData();
  expect(event).toEqual({ seq: expect.any(Number), kind: "updated", id: product });
});

// docs/product/security.md#one-event-per-change
test.each([
  "Line\nbreak",
  'a\n\ndata: {"seq":1,"kind":"deleted","id":"x"}\n\n',
  "a\r\rid: 999999\revent: close",
  "a\u2028\u2029\u0085b",
])("a product named %j stays one event", async (name) => {
  await using stream = await listen("/api/live/products");
  await rename(name);
  const first = await stream.nextData();
  await rename("Bearing 6207");
  const second = await stream.nextData();
  // If the name could break out of its event, another event would be between the two.
  expect([first, second]).toEqual([
    { seq: expect.any(Number), kind: "updated", id: product },
    { seq: Number(first["seq"]) + 1, kind: "updated", id: product },
  ]);
});

// docs/product/security.md#streams-of-our-own-pages
test.each([
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "https://localhost.evil.example" },
  { "sec-fetch-site": "cross-site" },
  { origin: "https://localhost" },
  { origin: "capacitor://localhost" },
])("a page with %j and a cookie can't open a stream", async (headers) => {
  for (const path of ["/api/live/products", "/api/live/orders"]) {
    const { status, body } = await app.call(path, { headers: { cookie: admin, ...headers } });
    expect({ status, code: body["code"] }).toEqual({ status: 403, code: "foreign_origin" });
  }
});

// docs/product/security.md#streams-of-our-own-pages
test("our own pages and the native app can open a stream", async () => {
  const origin = new URL(app.appContext.config.publicUrl).origin;
  for (const headers of [
    { origin },
    { origin: "capacitor://localhost", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-origin" },
  ]) {
    await using stream = await listen("/api/live/products", { headers });
    await rename("Bearing 6208");
    expect((await stream.nextData())["id"]).toBe(product);
  }
});

// docs/product/security.md#sign-out-closes-streams
test("signing out closes the stream of orders within 5 seconds", async () => {
  const { cookie } = await app.signIn("admin");
  const response = await app.fetch("/api/live/orders", { cookie });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  const signedOut = await app.call("/api/auth/sign-out", { method: "POST", body: {}, cookie });
  expect(signedOut.status).toBe(200);
  const start = performance.now();
  await placeOrder();
  let isDone = false;
  while (!isDone) isDone = (await reader?.read())?.done ?? true;
  expect(performance.now() - start).toBeLessThan(10_000);
});

// docs/product/reliability.md#nothing-lost
test("a stream that broke resumes with the changes missed in between", async () => {
  const first = await listen("/api/live/orders", { cookie: admin });
  await placeOrder();
  const lastId = String((await first.nextData())["seq"]);
  await first[Symbol.asyncDispose]();
  const missed = [await placeOrder(), await placeOrder()];
  await using second = await listen("/api/live/orders", {
    cookie: admin,
    headers: { "last-event-id": lastId },
  });
  const got = new Set<unknown>();
  while (!missed.every((id) => got.has(id))) got.add((await second.nextData())["id"]);
  expect([...got]).toEqual(expect.arrayContaining(missed));
});

// docs/product/security.md#streams-per-address
test("an invalid Last-Event-ID is harmless", async () => {
  for (const junk of ["x", "-1", "1e9", "999999999999999", "' OR 1=1"]) {
    await using stream = await listen("/api/live/orders", {
      cookie: admin,
      headers: { "last-event-id": junk },
    });
    const id = await placeOrder();
    // An earlier test's order may still arrive.
    const received = new Set<unknown>();
    while (!received.has(id)) received.add((await stream.nextData())["id"]);
    expect(received).toContain(id);
  }
});

type Stream = AsyncDisposable & { nextData(): Promise<Record<string, unknown>> };

/** Opens a stream and waits for its first data, so that no later event is missed. */
async function listen(
  path: string,
  call: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<Stream> {
  const stop = new AbortController();
  const response = await app.fetch(path, { ...call, signal: stop.signal });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("The stream has no body");
  let text = "";
  const read = async (): Promise<void> => {
    const { value, done } = await reader.read();
    if (done) throw new Error("The stream ended");
    text += value;
  };
  await read();
  return {
    async nextData() {
      for (;;) {
        const match = /^data: (.*)$/m.exec(text);
        if (match && text.includes("\n\n", match.index)) {
          text = text.slice(text.indexOf("\n\n", match.index) + 2);
          const data: Record<string, unknown> = JSON.parse(match[1] ?? "");
          return data;
        }
        await read();
      }
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      await reader.cancel().catch(() => undefined);
    },
  };
}

async function rename(name: string): Promise<void> {
  const path = `/api/products/${product}`;
  await app.call(path, { method: "PATCH", cookie: admin, body: { name } });
}

async function placeOrder(): Promise<unknown> {
  const { body } = await app.call("/api/orders", {
    method: "POST",
    body: {
      customer_name: "Arben Hoxha",
      phone: "+355 69 000 0000",
      country: "Shqipëri",
      city: "Tiranë",
      shipping_method: "Rruga e Durrësit 1",
      idempotency_key: randomUUID(),
      items: [{ id: product, quantity: 1 }],
    },
  });
  return body["id"];
}

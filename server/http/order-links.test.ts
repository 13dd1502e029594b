import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { captureLog } from "#server/testing/capture-log.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";
import { runAsOwner } from "#server/testing/test-database.ts";

let app: TestApp;
let bearing: string;
const { log, lines } = captureLog();

beforeAll(async () => {
  // The address comes from a proxy header, so that a test can act as several clients.
  app = await createTestApp({ rateLimitFactor: 1, trustedProxies: 1 }, undefined, log);
  bearing = await insertProduct(app.appContext.db);
});

afterAll(() => app.close());

// docs/product/orders.md#private-link, docs/product/orders.md#link-of-a-guest
test("a guest can read the order only with its own link", async () => {
  const placed = await place();
  const { link_token: token, ...order } = placed.body;
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const followed = await follow(token);
  expect({ status: followed.status, body: followed.body }).toEqual({ status: 200, body: order });
  expect(followed.headers.get("cache-control")).toBe("no-store");
  const path = `/api/orders/${String(order["id"])}`;
  expect((await app.call(path)).status).toBe(401);
  expect((await app.call(`${path}?token=${String(token)}`)).status).toBe(401);
  expect((await app.call("/api/orders")).status).toBe(401);
  const stranger = await app.signIn("customer");
  expect((await app.call(path, { cookie: stranger.cookie })).status).toBe(404);
});

// docs/product/orders.md#link-of-a-guest
test("every order has its own token", async () => {
  const placed = await Promise.all(Array.from({ length: 8 }, () => place()));
  expect(new Set(placed.map(({ body }) => body["link_token"])).size).toBe(8);
});

// docs/product/orders.md#link-of-a-guest
test("anything but the exact token gets the same error", async () => {
  const { body } = await place();
  const token = String(body["link_token"]);
  const misses = [
    "",
    token.slice(1),
    `${token}0`,
    ` ${token}`,
    token.toUpperCase(),
    "%".repeat(64),
    "0".repeat(64),
    "' OR 1=1 --",
    String(body["id"]),
    `${token.slice(0, 63)}\u0000`,
  ];
  for (const miss of misses) {
    const { status, body: errorBody } = await follow(miss, "198.51.100.1");
    expect({ miss, status, errorBody }).toEqual({
      miss,
      status: 404,
      errorBody: { defined: true, code: "not_found", status: 404, message: "Not found" },
    });
  }
  for (const odd of [null, 1, ["a"], { a: 1 }, "x".repeat(201)]) {
    expect((await follow(odd, "198.51.100.1")).status).toBe(422);
  }
});

// docs/product/orders.md#link-of-a-guest
test("a deleted order's link doesn't work until the order is restored", async () => {
  const { body } = await place();
  const { cookie } = await app.signIn("admin");
  const path = `/api/orders/${String(body["id"])}`;
  expect((await app.call(path, { method: "DELETE", cookie })).status).toBe(204);
  expect((await follow(body["link_token"])).status).toBe(404);
  const restored = await app.call(`${path}/restore`, { method: "POST", cookie });
  expect(restored.status).toBe(200);
  expect((await follow(body["link_token"])).body["id"]).toBe(body["id"]);
});

// docs/product/orders.md#link-of-a-guest
test("the link of a customer's order doesn't reveal the account", async () => {
  const owner = await app.signIn("customer");
  const { body } = await place(owner.cookie);
  expect(body["user_id"]).toBe(owner.userId);
  const followed = await follow(body["link_token"]);
  expect(followed.body).toMatchObject({ id: body["id"], user_id: null });
  expect(JSON.stringify(followed.body)).not.toContain(owner.userId);
});

// docs/product/orders.md#link-of-a-guest
test("only the first response and its repeats contain the token", async () => {
  const { cookie } = await app.signIn("customer");
  const admin = await app.signIn("admin");
  const { body } = await place(cookie);
  const path = `/api/orders/${String(body["id"])}`;
  const answers = [
    await app.call(path, { cookie }),
    await app.call("/api/orders", { cookie }),
    await app.call("/api/orders", { cookie: admin.cookie }),
    await app.call(`${path}/status`, {
      method: "PUT",
      cookie: admin.cookie,
      body: { status: "confirmed" },
    }),
    await app.call(`${path}/history`, { cookie: admin.cookie }),
    await follow(body["link_token"]),
  ];
  for (const { status, body: answer } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(answer)).not.toContain(String(body["link_token"]));
  }
});

// docs/product/orders.md#link-of-a-guest
test("guessing is limited per network, but following the own link is not", async () => {
  const { body } = await place();
  for (let round = 0; round < 40; round += 1) {
    expect((await follow(body["link_token"], "203.0.113.9")).status).toBe(200);
  }
  for (let guess = 0; guess < 30; guess += 1) {
    expect((await follow(randomToken(), "203.0.113.9")).status).toBe(404);
  }
  const limited = await follow(randomToken(), "203.0.113.9");
  expect({ status: limited.status, code: limited.body["code"] }).toEqual({
    status: 429,
    code: "rate_limited",
  });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await follow(body["link_token"], "203.0.113.10")).status).toBe(200);
});

// docs/product/orders.md#link-of-a-guest
test("neither the token nor personal data is logged, whatever error occurs", async () => {
  const person = { customer_name: "Zonja Sekrete", phone: "+355 69 555 1234" };
  const { body } = await place(undefined, person);
  const token = String(body["link_token"]);
  await follow(token);
  await follow(`${token}x`);
  const { cookie } = await app.signIn("admin");
  await app.call(`/api/orders/${String(body["id"])}/status`, {
    method: "PUT",
    cookie,
    body: { status: "confirmed" },
  });
  await runAsOwner(app.appContext.databaseUrl, "ALTER TABLE orders RENAME TO orders_away");
  try {
    expect((await follow(token)).status).toBe(500);
    expect((await place(undefined, person)).status).toBe(500);
  } finally {
    await runAsOwner(app.appContext.databaseUrl, "ALTER TABLE orders_away RENAME TO orders");
  }
  const text = lines.join("");
  expect(text).toContain('"route":"orders.follow"');
  expect(text).toContain('"unexpected error"');
  expect(text).not.toMatch(/[0-9a-f]{64}/);
  expect(text).not.toContain(token.slice(0, 16));
  expect(text).not.toMatch(/Sekrete|555 1234/);
});

let clients = 0;

function place(
  cookie?: string,
  fields: Parameters<typeof createOrderRequest>[1] = {},
): Promise<ApiAnswer> {
  const body = createOrderRequest([bearing], {
    phone: `+355 69 ${1_000_000 + clients}`,
    ...fields,
  });
  clients += 1;
  return app.call("/api/orders", {
    method: "POST",
    body,
    cookie,
    headers: { "x-forwarded-for": `192.0.2.${clients % 250}` },
  });
}

function follow(token: unknown, address = "192.0.2.1"): Promise<ApiAnswer> {
  return app.call("/api/orders/follow", {
    method: "POST",
    body: { token },
    headers: { "x-forwarded-for": address },
  });
}

function randomToken(): string {
  return `${randomUUID()}${randomUUID()}`.replaceAll("-", "");
}

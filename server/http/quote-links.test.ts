import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { captureLog } from "#server/testing/capture-log.ts";
import { createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";
import { runAsOwner } from "#server/testing/test-database.ts";

let app: TestApp;
let admin: string;
let customer: string;
const { log, lines: logLines } = captureLog();

beforeAll(async () => {
  // The address comes from a proxy header, so that a test can act as several clients.
  app = await createTestApp({ rateLimitFactor: 1, trustedProxies: 1 }, undefined, log);
  admin = (await app.signIn("admin")).cookie;
  customer = (await app.signIn("customer")).cookie;
});

afterAll(() => app.close());

// docs/product/quotes.md#staff-and-the-link-alone
test("a quote is read only with its own link or as an admin", async () => {
  const { status, body: sent } = await send();
  expect(status).toBe(201);
  const followed = await withToken("follow", sent["link_token"]);
  expect({ status: followed.status, body: followed.body }).toEqual({ status: 200, body: sent });
  expect(followed.headers.get("cache-control")).toBe("no-store");
  const path = `/api/admin/quotes/${String(sent["id"])}`;
  expect((await app.call(path)).status).toBe(401);
  expect((await app.call(`${path}?token=${String(sent["link_token"])}`)).status).toBe(401);
  // Also not the account that sent it: the link is the only way.
  const { body: own } = await send({}, customer);
  const ownPath = `/api/admin/quotes/${String(own["id"])}`;
  for (const place of [ownPath, `${ownPath}/pdf`, `${ownPath}/history`, "/api/admin/quotes"]) {
    expect((await app.call(place, { cookie: customer })).status).toBe(403);
  }
  const byAdmin = await app.call(path, { cookie: admin });
  expect(byAdmin).toMatchObject({ status: 200, body: { id: sent["id"], link: sent["link"] } });
});

// docs/product/quotes.md#shop-price-and-stock-of-a-line
test("over HTTP only an admin gets the shop's price and stock of a quote's products", async () => {
  const id = await insertProduct(app.appContext.db, { price: "87.65", stockQuantity: 4_321 });
  const { body: sent } = await send({ lines: createQuoteRequest([{ product_id: id }]).lines });
  const path = `/api/admin/quotes/${String(sent["id"])}`;
  const secret = /87\.65|4321|"products"/;
  for (const cookie of [undefined, customer, admin]) {
    const token = { token: sent["link_token"] };
    const followed = await app.call("/api/quotes/follow", { method: "POST", body: token, cookie });
    expect(followed).toMatchObject({ status: 200, body: { lines: [{ product_id: id }] } });
    expect(JSON.stringify([sent, followed.body])).not.toMatch(secret);
  }
  for (const cookie of [undefined, customer]) {
    const denied = await app.call(path, { cookie });
    expect(denied.status).toBe(cookie === undefined ? 401 : 403);
    expect(JSON.stringify(denied.body)).not.toMatch(secret);
  }
  expect((await app.call(path, { cookie: admin })).body["products"]).toEqual([
    { id, price_eur: 87.65, stock_quantity: 4_321, is_active: true, deleted_at: null },
  ]);
});

// docs/product/quotes.md#staff-and-the-link-alone
test.each(["follow", "accept", "decline", "pdf", "photo"])(
  "anything but the exact token gets the same 404 from %s",
  async (action) => {
    const { body } = await send();
    const token = String(body["link_token"]);
    const misses = [
      "",
      token.slice(1),
      `${token}0`,
      token.toUpperCase(),
      "0".repeat(64),
      "' OR 1=1 --",
      String(body["id"]),
    ];
    for (const miss of misses) {
      const { status, body: errorBody } = await withToken(action, miss, "198.51.100.1");
      expect({ miss, status, code: errorBody["code"] }).toEqual({
        miss,
        status: 404,
        code: "not_found",
      });
      await clearLimits();
    }
    for (const odd of [null, 1, ["a"], "x".repeat(201)]) {
      expect((await withToken(action, odd, "198.51.100.1")).status).toBe(422);
    }
  },
);

// docs/product/quotes.md#staff-and-the-link-alone
test("guessing is limited per network, but the own link is not", async () => {
  const { body } = await send();
  for (let round = 0; round < 40; round += 1) {
    expect((await withToken("follow", body["link_token"], "203.0.113.9")).status).toBe(200);
  }
  for (let guess = 0; guess < 30; guess += 1) {
    const action = guess % 2 === 0 ? "follow" : "accept";
    expect((await withToken(action, randomToken(), "203.0.113.9")).status).toBe(404);
  }
  const limited = await withToken("follow", randomToken(), "203.0.113.9");
  expect(limited).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await withToken("follow", body["link_token"], "203.0.113.10")).status).toBe(200);
});

// docs/product/quotes.md#staff-and-the-link-alone
test("neither the token nor personal data is logged, whatever error occurs", async () => {
  const person = { name: "Zonja Sekrete", phone: "+355 69 555 1234", email: "sekrete@a.example" };
  const { body } = await send(person);
  const token = String(body["link_token"]);
  await withToken("follow", `${token}x`);
  await withToken("accept", token);
  await runAsOwner(app.appContext.databaseUrl, "ALTER TABLE quotes RENAME TO quotes_away");
  try {
    expect((await withToken("follow", token)).status).toBe(500);
    expect((await send(person)).status).toBe(500);
  } finally {
    await runAsOwner(app.appContext.databaseUrl, "ALTER TABLE quotes_away RENAME TO quotes");
  }
  const text = logLines.join("");
  expect(text).toContain('"route":"quotes.follow"');
  expect(text).toContain('"unexpected error"');
  expect(text).not.toMatch(/[0-9a-f]{64}/);
  expect(text).not.toContain(token.slice(0, 16));
  expect(text).not.toMatch(/Sekrete|555 1234|sekrete@/);
});

let clients = 0;

function send(
  changes: Parameters<typeof createQuoteRequest>[1] = {},
  cookie?: string,
): Promise<ApiAnswer> {
  const phone = `+355 69 ${2_000_000 + clients}`;
  return post("/api/quotes", createQuoteRequest(["6205"], { phone, ...changes }), { cookie });
}

/** Each call comes from another network. */
function post(
  path: string,
  body: unknown,
  { cookie, address }: { cookie?: string | undefined; address?: string } = {},
): Promise<ApiAnswer> {
  clients += 1;
  const headers = { "x-forwarded-for": address ?? `192.0.2.${clients % 250}` };
  return app.call(path, { method: "POST", body, cookie, headers });
}

function withToken(action: string, token: unknown, address = "192.0.2.1"): Promise<ApiAnswer> {
  const more = { accept: { version: 1 }, photo: { id: randomUUID() } }[action];
  return post(`/api/quotes/${action}`, { token, ...more }, { address });
}

/** Ends the windows of the limits in the database; a network below its limit isn't known in memory. */
async function clearLimits(): Promise<void> {
  await app.appContext.db.$client.query("DELETE FROM attempt_counts");
}

function randomToken(): string {
  return `${randomUUID()}${randomUUID()}`.replaceAll("-", "");
}

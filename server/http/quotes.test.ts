import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quotes } from "#server/db/schema/quotes.ts";
import { captureLog } from "#server/testing/capture-log.ts";
import { createQuoteAnswer, createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

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
  const read = await app.call(path, { cookie: admin });
  expect(read).toMatchObject({ status: 200, body: { id: sent["id"], link: sent["link"] } });
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
  await app.appContext.db.$client.query("ALTER TABLE quotes RENAME TO quotes_away");
  try {
    expect((await withToken("follow", token)).status).toBe(500);
    expect((await send(person)).status).toBe(500);
  } finally {
    await app.appContext.db.$client.query("ALTER TABLE quotes_away RENAME TO quotes");
  }
  const text = logLines.join("");
  expect(text).toContain('"route":"quotes.follow"');
  expect(text).toContain('"unexpected error"');
  expect(text).not.toMatch(/[0-9a-f]{64}/);
  expect(text).not.toContain(token.slice(0, 16));
  expect(text).not.toMatch(/Sekrete|555 1234|sekrete@/);
});

// docs/product/quotes.md#no-price-from-the-client, docs/product/quotes.md#fields-of-a-quote
test.each([
  ["a price in a line", { lines: [{ text: "6205", quantity: 1, unit_price: 0.01 }] }],
  ["a price in EUR", { lines: [{ text: "6205", quantity: 1, unit_price_eur: 0.01 }] }],
  ["a total", { total: 1 }],
  ["a status", { status: "answered" }],
  ["a last day", { valid_until: "2099-01-01" }],
  ["an account", { user_id: "someone" }],
  ["no lines", { lines: [] }],
  ["201 lines", { lines: Array.from({ length: 201 }, () => ({ text: "6205", quantity: 1 })) }],
  ["a blank text", { lines: [{ text: "  ", quantity: 1 }] }],
  ["a text of 201 characters", { lines: [{ text: "x".repeat(201), quantity: 1 }] }],
  ["no pieces", { lines: [{ text: "6205", quantity: 0 }] }],
  ["10,000 pieces", { lines: [{ text: "6205", quantity: 10_000 }] }],
  ["half a piece", { lines: [{ text: "6205", quantity: 1.5 }] }],
  ["NUL", { note: "a\u0000b" }],
  ["no name", { name: " " }],
  ["no phone", { phone: "" }],
  ["an e-mail without a domain", { email: "arta" }],
  ["two e-mails", { email: "a@a.example, b@b.example" }],
  ["a header in the e-mail", { email: "a@a.example\r\nBcc: b@b.example" }],
  ["4 photos", { photos: Array.from({ length: 4 }, () => randomUUID()) }],
  ["an unknown photo", { photos: [randomUUID()] }],
  ["a key that is no UUID", { key: "1" }],
])("a request with %s is rejected and saves nothing", async (_, changes) => {
  const before = await app.appContext.db.$count(quotes);
  const { status, body } = await post("/api/quotes", { ...createQuoteRequest(), ...changes });
  expect({ status, code: body["code"] }).toEqual({ status: 422, code: "invalid_input" });
  expect(await app.appContext.db.$count(quotes)).toBe(before);
});

// docs/product/quotes.md#fields-of-a-quote
test("a product named by two lines is rejected, 200 lines with one name are taken", async () => {
  const product_id = randomUUID();
  const twice = createQuoteRequest([{ product_id }, { product_id }]);
  expect((await post("/api/quotes", twice)).status).toBe(422);
  const many = await post("/api/quotes", {
    ...createQuoteRequest(Array.from({ length: 200 }, () => "6205")),
    phone: "+355 69 700 7000",
  });
  expect(many.status).toBe(201);
});

// docs/product/quotes.md#answer-per-line
test.each([
  ["a price with three decimals", { unit_price: 1.005 }],
  ["a price of 0", { unit_price: 0 }],
  ["a price below 0", { unit_price: -1 }],
  ["a price as text", { unit_price: "1" }],
  ["366 days", { days: 366 }],
  ["a total", { total: 1 }],
])("an answer with %s is rejected", async (_, line) => {
  const { body: sent } = await send();
  const answer = createQuoteAnswer(await read(sent["id"]), [1]);
  const [first] = answer.lines;
  const { id, ...rest } = { ...answer, lines: [{ ...first, ...line }] };
  const answered = await post(`/api/admin/quotes/${id}/answer`, rest, { cookie: admin });
  expect(answered).toMatchObject({ status: 422, body: { code: "invalid_input" } });
});

// docs/product/quotes.md#changed-answer-first, docs/product/quotes.md#one-order-of-a-quote
test("over HTTP a replaced answer is shown first, and an accepted quote makes one order", async () => {
  const { body: sent } = await send({ is_urgent: true });
  await answer(sent["id"], 8);
  await answer(sent["id"], 9);
  const token = sent["link_token"];
  const outdated = await post("/api/quotes/accept", { token, version: 1 });
  expect(outdated).toMatchObject({
    status: 409,
    body: { code: "quote_changed", data: { quote: { version: 2, total: 9 } } },
  });
  const cheaper = await post("/api/quotes/accept", { token, version: 2, total: 1 });
  expect(cheaper.status).toBe(422);
  const accepted = await Promise.all(
    Array.from({ length: 8 }, () => post("/api/quotes/accept", { token, version: 2 })),
  );
  expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(accepted.map(({ body }) => body["id"])).size).toBe(1);
  const listed = await app.call("/api/orders?search=6205", { cookie: admin });
  expect(listed.body["items"]).toMatchObject([{ id: accepted[0]?.body["id"], total: 9 }]);
});

// docs/product/quotes.md#pdf-of-a-quote
test("the PDF of a quote is saved as a file, however long its words and whatever its characters", async () => {
  const odd = createQuoteRequest(
    [
      "x".repeat(200),
      "Подшипник 6205 🚜 轴承",
      "عجلة",
      ...Array.from({ length: 60 }, () => "6205"),
    ],
    { name: "Arta 🚜 Hoxha", note: "y".repeat(2_000), phone: "+355 69 800 8000" },
  );
  const { body: sent } = await post("/api/quotes", odd);
  for (const isAnswered of [false, true]) {
    if (isAnswered) await answer(sent["id"], 1);
    const files = [
      await app.fetch("/api/quotes/pdf", {
        method: "POST",
        body: { token: sent["link_token"] },
        headers: { "x-forwarded-for": "192.0.2.200" },
      }),
      await app.fetch(`/api/admin/quotes/${String(sent["id"])}/pdf`, { cookie: admin }),
    ];
    for (const file of files) {
      expect(file.status).toBe(200);
      expect(file.headers.get("content-type")).toBe("application/pdf");
      expect(file.headers.get("content-disposition")).toMatch(
        `attachment; filename="oferta-${String(sent["number"])}.pdf"`,
      );
      expect((await file.text()).slice(0, 5)).toBe("%PDF-");
    }
  }
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

async function read(id: unknown): Promise<Parameters<typeof createQuoteAnswer>[0]> {
  const response = await app.fetch(`/api/admin/quotes/${String(id)}`, { cookie: admin });
  const quote: Parameters<typeof createQuoteAnswer>[0] = JSON.parse(await response.text());
  return quote;
}

async function answer(id: unknown, price: number): Promise<void> {
  const current = await read(id);
  const prices = current.lines.map(() => price);
  const { id: _, ...body } = createQuoteAnswer(current, prices);
  const path = `/api/admin/quotes/${String(id)}/answer`;
  const answered = await post(path, body, { cookie: admin });
  expect(answered).toMatchObject({ status: 200, body: { status: "answered" } });
}

/** Ends the windows of the limits in the database; a network below its limit isn't known in memory. */
async function clearLimits(): Promise<void> {
  await app.appContext.db.$client.query("DELETE FROM attempt_counts");
}

function randomToken(): string {
  return `${randomUUID()}${randomUUID()}`.replaceAll("-", "");
}

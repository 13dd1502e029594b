import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quoteSchema, type Quote } from "#domain/quote-schema.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import { createQuoteAnswer, createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let admin: string;

beforeAll(async () => {
  // The address comes from a proxy header, so that a test can act as several clients.
  app = await createTestApp({ rateLimitFactor: 1, trustedProxies: 1 });
  admin = (await app.signIn("admin")).cookie;
});

afterAll(() => app.close());

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
  const good = createQuoteAnswer(await readQuote(sent["id"]), [1]);
  const [first] = good.lines;
  const { id, ...rest } = { ...good, lines: [{ ...first, ...line }] };
  const answered = await post(`/api/admin/quotes/${id}/answer`, rest, { cookie: admin });
  expect(answered).toMatchObject({ status: 422, body: { code: "invalid_input" } });
});

// docs/product/quotes.md#changed-answer-first, docs/product/quotes.md#one-order-of-a-quote
test("over HTTP a replaced answer is shown first, and an accepted quote makes one order", async () => {
  const { body: sent } = await send({ is_urgent: true });
  await answerAll(sent["id"], 8);
  await answerAll(sent["id"], 9);
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
    if (isAnswered) await answerAll(sent["id"], 1);
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

async function readQuote(id: unknown): Promise<Quote> {
  const response = await app.fetch(`/api/admin/quotes/${String(id)}`, { cookie: admin });
  return quoteSchema.parse(await response.json());
}

async function answerAll(id: unknown, price: number): Promise<void> {
  const current = await readQuote(id);
  const prices = current.lines.map(() => price);
  const { id: _, ...body } = createQuoteAnswer(current, prices);
  const path = `/api/admin/quotes/${String(id)}/answer`;
  const answered = await post(path, body, { cookie: admin });
  expect(answered).toMatchObject({ status: 200, body: { status: "answered" } });
}

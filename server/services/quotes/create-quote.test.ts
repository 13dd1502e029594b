import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quotes } from "#server/db/schema/quotes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { openAllConnections, runInParallel } from "#server/testing/run-in-parallel.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { createQuote } from "./create-quote.ts";
import { listQuotes } from "./list-quotes.ts";

let appContext: TestAppContext;
let asGuest: ServiceContext;
/** With the limits of a real shop. */
let limited: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  limited = await createTestAppContext({ rateLimitFactor: 1 });
  asGuest = appContext.actAs();
});

afterAll(async () => {
  await limited.close();
  await appContext.close();
});

// docs/product/quotes.md#fields-of-a-quote
test("a quote is saved with its fields, open and without a price", async () => {
  const product = await insertProduct(appContext.db, { name: "NSK 6205" });
  const request = createQuoteRequest(
    ["Rrip SPB 2000", { text: "6205", product_id: product, quantity: 12, note: "C3" }],
    {
      email: "arta@shop.example",
      company_name: "Miell sh.p.k.",
      nipt: "L12345678A",
      is_urgent: true,
    },
  );
  const quote = await createQuote(asGuest, request);
  expect(quote).toMatchObject({
    number: quote.id.slice(0, 8),
    status: "open",
    version: 0,
    name: "Arta Hoxha",
    email: "arta@shop.example",
    company_name: "Miell sh.p.k.",
    nipt: "L12345678A",
    is_urgent: true,
    total: null,
    valid_until: null,
    order_id: null,
    link: `/quotes/${quote.id}#${quote.link_token}`,
    lines: [
      { text: "Rrip SPB 2000", product_id: null, quantity: 1, unit_price_eur: null },
      {
        product_id: product,
        product_name: "NSK 6205",
        quantity: 12,
        note: "C3",
        is_available: null,
      },
    ],
  });
});

// docs/product/quotes.md#hidden-products-of-a-quote
test("a product that isn't shown becomes a plain text", async () => {
  const hidden = await insertProduct(appContext.db, { name: "Secret", isActive: false });
  const gone = await insertProduct(appContext.db, { name: "Gone", deletedAt: new Date() });
  const lines = [hidden, gone, randomUUID()].map((product_id) => ({ product_id, text: "A part" }));
  const quote = await createQuote(asGuest, createQuoteRequest(lines));
  for (const line of quote.lines) {
    expect(line).toMatchObject({ text: "A part", product_id: null, product_name: null });
  }
});

// docs/product/quotes.md#one-quote-per-key
test("one key sent 40 times in parallel makes one quote", async () => {
  await openAllConnections(appContext.db);
  const request = createQuoteRequest(["6205", "6206"]);
  const outcomes = await runInParallel(40, () => createQuote(asGuest, request));
  const answers = outcomes.map((one) =>
    one.status === "fulfilled" ? JSON.stringify(one.value) : String(one.reason),
  );
  expect(new Set(answers).size).toBe(1);
  const condition = eq(quotes.idempotencyKey, request.key);
  expect(await appContext.db.$count(quotes, condition)).toBe(1);
});

// docs/product/quotes.md#one-quote-per-key
test("a key sent with other contents or by someone else is rejected", async () => {
  const request = createQuoteRequest();
  await createQuote(asGuest, request);
  const mismatch = { code: "idempotency_mismatch" };
  const other = { ...request, note: "other" };
  await expect(createQuote(asGuest, other)).rejects.toMatchObject(mismatch);
  const asCustomer = appContext.actAs(testCustomer);
  await expect(createQuote(asCustomer, request)).rejects.toMatchObject(mismatch);
});

// docs/product/quotes.md#limits-on-quotes
test("repeats are free, and the eleventh quote of a phone number and a filled hidden field fail", async () => {
  const ctx = { ...limited.actAs(), clientAddress: "198.51.100.1" };
  const request = createQuoteRequest(["6205"], { phone: "069 111 2233" });
  for (let n = 0; n < 12; n += 1) await createQuote(ctx, request);
  for (let n = 0; n < 9; n += 1) {
    await createQuote(ctx, createQuoteRequest(["6205"], { phone: "+355 69 111 22 33" }));
  }
  const eleventh = createQuoteRequest(["6205"], { phone: "00355691112233" });
  await expect(createQuote(ctx, eleventh)).rejects.toMatchObject({
    code: "rate_limited",
    details: { retryAfterSeconds: expect.any(Number) },
  });
  expect(await createQuote(ctx, request)).toMatchObject({ status: "open" });
  const bot = createQuoteRequest(["6205"], { website: "https://spam.example" });
  await expect(createQuote(ctx, bot)).rejects.toMatchObject({ code: "invalid_input" });
});

// docs/product/quotes.md#limits-on-quotes
test("an e-mail address gets five quotes an hour from anywhere, a network sends thirty", async () => {
  for (let n = 0; n < 5; n += 1) await sendFrom(`203.0.113.${n}`, n, "Victim@shop.example");
  const sixth = sendFrom("203.0.113.9", 9, "victim@shop.example");
  await expect(sixth).rejects.toMatchObject({ code: "rate_limited" });
  for (let n = 0; n < 30; n += 1) await sendFrom("203.0.113.50", 100 + n);
  await expect(sendFrom("203.0.113.50", 200)).rejects.toMatchObject({ code: "rate_limited" });
  expect(await sendFrom("203.0.113.51", 201)).toMatchObject({ status: "open" });
});

// docs/product/quotes.md#quotes-in-the-dashboard
test("staff find quotes by status, number, name, company, phone, e-mail and part, page by page", async () => {
  const asAdmin = appContext.actAs(testAdmin);
  const person = { name: "Çlirim Gjoni", company_name: "Hekurudha", email: "gjoni@rail.example" };
  const request = createQuoteRequest(["Kushinetë 22222 EK"], { ...person, phone: "067 98 76 543" });
  const { id, number } = await createQuote(asGuest, request);
  for (const search of [number, "clirim", "HEKURUDHA", "+355 67 987 6543", "rail.ex", "22222 ek"]) {
    const { items } = await listQuotes(asAdmin, { search, limit: 50 });
    expect({ search, ids: items.map((item) => item.id) }).toEqual({ search, ids: [id] });
  }
  expect((await listQuotes(asAdmin, { search: "100%_", limit: 50 })).count).toBe(0);
  expect((await listQuotes(asAdmin, { status: "answered", limit: 50 })).items).toEqual([]);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listQuotes(asAdmin, { status: "open", limit: 3, ...(cursor && { cursor }) });
    seen.push(...page.items.map((item) => item.id));
    cursor = page.next_cursor ?? undefined;
    expect(page.count).toBe(await appContext.db.$count(quotes));
  } while (cursor);
  expect(new Set(seen).size).toBe(await appContext.db.$count(quotes));
  expect(seen[0]).toBe(id);
});

function sendFrom(
  clientAddress: string,
  number: number,
  email = "",
): ReturnType<typeof createQuote> {
  const request = createQuoteRequest(["6205"], { phone: `069 000 ${1_000 + number}`, email });
  return createQuote({ ...limited.actAs(), clientAddress }, request);
}

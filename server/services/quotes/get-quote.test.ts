import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createQuoteAnswer, createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { answerQuote } from "./answer-quote.ts";
import { createQuote } from "./create-quote.ts";
import { followQuote } from "./follow-quote.ts";
import { getQuote } from "./get-quote.ts";

let appContext: TestAppContext;
let asGuest: ServiceContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext({ stockDisplay: "badge" });
  asGuest = appContext.actAs();
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

// docs/product/quotes.md#shop-price-and-stock-of-a-line
test("staff read the present price, stock and state of each product that a quote names", async () => {
  const { db } = appContext;
  const shown = await insertProduct(db, { price: "12.50", stockQuantity: 1_234 });
  const hidden = await insertProduct(db, { stockQuantity: 0 });
  const deleted = await insertProduct(db);
  const removed = await insertProduct(db);
  await insertProduct(db, { name: "6205" });
  const sent = await send([
    { product_id: shown },
    { product_id: hidden },
    { product_id: deleted },
    { product_id: removed },
    "6205",
  ]);
  await db.update(products).set({ isActive: false }).where(eq(products.id, hidden));
  const deletedAt = new Date("2026-01-15T09:30:00.120Z");
  await db.update(products).set({ deletedAt }).where(eq(products.id, deleted));
  await db.delete(products).where(eq(products.id, removed));
  const { products: read } = await getQuote(asAdmin, sent.id);
  expect(new Map(read?.map((product) => [product.id, product]))).toEqual(
    new Map([
      [shown, { ...inShop(shown), price_eur: 12.5, stock_quantity: 1_234 }],
      [hidden, { ...inShop(hidden), stock_quantity: 0, is_active: false }],
      [deleted, { ...inShop(deleted), deleted_at: deletedAt.toISOString() }],
    ]),
  );
  await db.update(products).set({ price: "0.10" }).where(eq(products.id, shown));
  expect((await getQuote(asAdmin, sent.id)).products).toContainEqual(
    expect.objectContaining({ id: shown, price_eur: 0.1 }),
  );
});

// docs/product/quotes.md#shop-price-and-stock-of-a-line
test("a quote without products has an empty list", async () => {
  const sent = await send(["6205"]);
  expect(await getQuote(asAdmin, sent.id)).toMatchObject({ products: [] });
});

// docs/product/quotes.md#shop-price-and-stock-of-a-line
test("one statement reads a quote and all of its products", async () => {
  const lines = [];
  for (let at = 0; at < 12; at += 1) {
    lines.push({ product_id: await insertProduct(appContext.db) });
  }
  const { id } = await send(lines);
  const query = vi.spyOn(appContext.db.$client, "query");
  expect((await getQuote(asAdmin, id)).products).toHaveLength(12);
  // The process may run other statements at the same time.
  const statements = query.mock.calls.map((call) => JSON.stringify(call));
  query.mockRestore();
  expect(statements.filter((statement) => statement.includes("products"))).toHaveLength(1);
  expect(statements.find((statement) => statement.includes("products"))).toContain("link_token");
});

// docs/product/quotes.md#shop-price-and-stock-of-a-line
test("neither a guest nor a customer nor the private link gets price or stock of a product", async () => {
  const id = await insertProduct(appContext.db, { price: "87.65", stockQuantity: 4_321 });
  const sent = await send([{ product_id: id }]);
  const asCustomer = appContext.actAs(testCustomer);
  await expect(getQuote(asGuest, sent.id)).rejects.toMatchObject({ code: "unauthorized" });
  await expect(getQuote(asCustomer, sent.id)).rejects.toMatchObject({ code: "forbidden" });
  const answered = await answerQuote(asAdmin, createQuoteAnswer(sent, [5]));
  const followed = [];
  for (const ctx of [asGuest, asCustomer, asAdmin]) {
    followed.push(await followQuote(ctx, sent.link_token));
  }
  for (const answer of [sent, answered, ...followed]) {
    expect(answer).not.toHaveProperty("products");
    expect(JSON.stringify(answer)).not.toMatch(/87\.65|4321|stock/);
  }
});

function inShop(id: string): object {
  return { id, price_eur: 10, stock_quantity: 10, is_active: true, deleted_at: null };
}

let sentCount = 0;

function send(lines: Parameters<typeof createQuoteRequest>[0]): Promise<FollowedQuote> {
  sentCount += 1;
  const phone = `+355 69 ${3_000_000 + sentCount}`;
  return createQuote(asGuest, createQuoteRequest(lines, { phone }));
}

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { toTiranaDay } from "#domain/tirana-day.ts";
import { orders } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { followOrder } from "#server/services/orders/follow-order.ts";
import { listOrders } from "#server/services/orders/list-orders.ts";
import { removeOrder } from "#server/services/orders/remove-order.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { createQuoteAnswer, createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { acceptQuote } from "./accept-quote.ts";
import { answerQuote } from "./answer-quote.ts";
import { createQuote } from "./create-quote.ts";
import { followQuote } from "./follow-quote.ts";
import { listQuotes } from "./list-quotes.ts";

let appContext: TestAppContext;
let asGuest: ServiceContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asGuest = appContext.actAs();
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

// docs/product/quotes.md#quoted-prices, docs/product/quotes.md#parts-that-arent-products
test("accepting makes an order at the answer's prices, which is listed and handled like any other", async () => {
  const product = await insertProduct(appContext.db, { name: "NSK 6205", stockQuantity: 10 });
  const request = createQuoteRequest(
    [{ text: "6205", product_id: product, quantity: 4 }, "Special seal", "Unknown part"],
    { company_name: "Miell sh.p.k.", nipt: "L12345678A", note: "Deri të hënën" },
  );
  const sent = await createQuote(appContext.actAs(testCustomer), request);
  const answered = await answerQuote(asAdmin, createQuoteAnswer(sent, [7.5, 12.25, null]));
  await appContext.db.update(products).set({ price: "99.00" }).where(eq(products.id, product));

  const order = await acceptQuote(asGuest, { token: sent.link_token, version: 1 });
  expect(order).toMatchObject({
    customer_name: "Arta Hoxha",
    user_id: testCustomer.kind === "user" ? testCustomer.userId : "",
    total: 42.25,
    status: "new",
    company_name: "Miell sh.p.k.",
    nipt: "L12345678A",
    notes: `Oferta ${sent.number}\nDeri të hënën`,
    items: [
      { id: product, name: "NSK 6205", price: 7.5, quantity: 4 },
      { id: answered.lines[1]?.id, name: "Special seal", price: 12.25, quantity: 1 },
    ],
  });
  const listed = await listOrders(asAdmin, { search: "special seal", limit: 10 });
  expect(listed.items.map(({ id }) => id)).toEqual([order.id]);
  const confirmed = await setOrderStatus(asAdmin, { id: order.id, status: "confirmed" });
  expect(confirmed.status).toBe("confirmed");
  const [row] = await appContext.db.select().from(products).where(eq(products.id, product));
  expect(row?.stockQuantity).toBe(6);
  const followed = await followQuote(asGuest, sent.link_token);
  expect(followed).toMatchObject({ status: "accepted", order_id: order.id });
  expect(await followOrder(asGuest, followed.order_link_token ?? "")).toMatchObject({
    total: 42.25,
  });
});

// docs/product/quotes.md#one-order-of-a-quote
test("accepting again returns the same order, unless staff deleted it", async () => {
  const sent = await answeredQuote();
  const accepted = { token: sent.link_token, version: 1 };
  const order = await acceptQuote(asGuest, accepted);
  expect(await acceptQuote(asGuest, accepted)).toEqual(order);
  expect(await acceptQuote(asGuest, { ...accepted, version: 7 })).toEqual(order);
  await removeOrder(asAdmin, order.id);
  await expect(acceptQuote(asGuest, accepted)).rejects.toMatchObject({ code: "order_deleted" });
  expect((await followQuote(asGuest, sent.link_token)).order_link_token).toBeNull();
});

// docs/product/quotes.md#changed-answer-first
test("accepting an answer that was replaced orders nothing and returns the new one", async () => {
  const sent = await answeredQuote();
  const dearer = createQuoteAnswer({ ...sent, version: 1 }, [50]);
  await answerQuote(asAdmin, dearer);
  const before = await appContext.db.$count(orders);
  for (const version of [1, 3]) {
    const accepting = acceptQuote(asGuest, { token: sent.link_token, version });
    await expect(accepting).rejects.toMatchObject({
      code: "quote_changed",
      details: { quote: { version: 2, total: 50, link_token: sent.link_token } },
    });
  }
  expect(await appContext.db.$count(orders)).toBe(before);
  const order = await acceptQuote(asGuest, { token: sent.link_token, version: 2 });
  expect(order.total).toBe(50);
});

// docs/product/quotes.md#prices-hold-until-their-day
test("an answer can be accepted until midnight in Tirana of its last day", async () => {
  const sent = await send();
  const at = (moment: string, ctx: ServiceContext): ServiceContext => ({
    ...ctx,
    now: () => new Date(moment),
  });
  const answer = createQuoteAnswer(sent, [5], { valid_until: "2027-03-10" });
  await answerQuote(at("2027-03-01T10:00:00Z", asAdmin), answer);
  const accepted = { token: sent.link_token, version: 1 };
  // One hour later in Tirana.
  const late = at("2027-03-10T23:00:00Z", asGuest);
  await expect(acceptQuote(late, accepted)).rejects.toMatchObject({ code: "quote_expired" });
  expect(await followQuote(late, sent.link_token)).toMatchObject({ status: "expired" });
  const lateAdmin = at("2027-03-10T23:00:00Z", asAdmin);
  const isListed = async (status: "answered" | "expired"): Promise<boolean> => {
    const { items } = await listQuotes(lateAdmin, { status, search: sent.number, limit: 5 });
    return items.length === 1;
  };
  expect([await isListed("expired"), await isListed("answered")]).toEqual([true, false]);
  const inTime = at("2027-03-10T22:59:59Z", asGuest);
  expect(await acceptQuote(inTime, accepted)).toMatchObject({ total: 5 });
});

// docs/product/quotes.md#prices-hold-until-their-day
test("an expired quote can be accepted after a new answer", async () => {
  const sent = await answeredQuote();
  const later = (ctx: ServiceContext): ServiceContext => ({
    ...ctx,
    now: () => new Date(Date.now() + 30 * 86_400_000),
  });
  const accepted = { token: sent.link_token, version: 1 };
  await expect(acceptQuote(later(asGuest), accepted)).rejects.toMatchObject({
    code: "quote_expired",
  });
  const valid_until = toTiranaDay(later(asGuest).now());
  const renewed = createQuoteAnswer({ ...sent, version: 1 }, [6], { valid_until });
  await answerQuote(later(asAdmin), renewed);
  expect(await acceptQuote(later(asGuest), { ...accepted, version: 2 })).toMatchObject({
    total: 6,
  });
});

function send(lines: Parameters<typeof createQuoteRequest>[0] = ["6205"]): Promise<FollowedQuote> {
  return createQuote(asGuest, createQuoteRequest(lines));
}

/** A quote of one line, answered with 4.50 EUR. */
async function answeredQuote(): Promise<FollowedQuote> {
  const sent = await send();
  await answerQuote(asAdmin, createQuoteAnswer(sent, [4.5]));
  return sent;
}

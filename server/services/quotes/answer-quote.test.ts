import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { orders } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { listHistory } from "#server/services/history/list-history.ts";
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
import { declineQuote, rejectQuote } from "./decline-quote.ts";
import { followQuote } from "./follow-quote.ts";
import { getQuote } from "./get-quote.ts";
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

// docs/product/quotes.md#answer-per-line, docs/product/quotes.md#total-from-the-server
test("an answer gives each line a price or none, and the server adds them up", async () => {
  const sent = await send([{ quantity: 3 }, { quantity: 7 }, { quantity: 9_999 }]);
  const answer = createQuoteAnswer(sent, [0.1, null, 19.99], { note: "Nga depoja" });
  const answered = await answerQuote(asAdmin, answer);
  expect(answered).toMatchObject({
    status: "answered",
    version: 1,
    // 3 × 0.10 + 9,999 × 19.99, which binary fractions miss.
    total: 199_880.31,
    valid_until: answer.valid_until,
    staff_note: "Nga depoja",
    lines: [
      { is_available: true, unit_price_eur: 0.1, line_total_eur: 0.3, days: 3 },
      { is_available: false, unit_price_eur: null, line_total_eur: null, days: null },
      { is_available: true, unit_price_eur: 19.99, line_total_eur: 199_880.01 },
    ],
  });
  expect(await followQuote(asGuest, sent.link_token)).toMatchObject(answered);
});

// docs/product/quotes.md#answer-per-line
test("an answer with missing, foreign, repeated or only unavailable lines is rejected", async () => {
  const sent = await send([{}, { text: "6206" }]);
  const good = createQuoteAnswer(sent, [1, 2]);
  const [first, second] = good.lines;
  if (!first || !second) throw new Error("The lines are missing");
  for (const lines of [
    [first],
    [first, first],
    [first, second, second],
    [first, { ...second, id: randomUUID() }],
    [first, second, { ...second, id: randomUUID() }],
    good.lines.map((line) => ({ ...line, unit_price: null })),
    good.lines.map((line) => ({ ...line, unit_price: 9_999_999_999.99 })),
  ]) {
    const answering = answerQuote(asAdmin, { ...good, lines });
    await expect(answering).rejects.toMatchObject({ code: "invalid_input" });
  }
  for (const valid_until of ["2020-01-01", "2199-01-01"]) {
    const answering = answerQuote(asAdmin, { ...good, valid_until });
    await expect(answering).rejects.toMatchObject({ details: { fields: ["valid_until"] } });
  }
  expect(await getQuote(asAdmin, sent.id)).toMatchObject({ status: "open", version: 0 });
});

// docs/product/quotes.md#answers-one-after-the-other
test("an answer to an older version is rejected with the newer answer", async () => {
  const sent = await send();
  const answer = createQuoteAnswer(sent, [5]);
  await answerQuote(asAdmin, answer);
  await expect(answerQuote(asAdmin, { ...answer, note: "late" })).rejects.toMatchObject({
    code: "quote_changed",
    details: { quote: { version: 1, total: 5, staff_note: "" } },
  });
  const second = await answerQuote(asAdmin, { ...answer, version: 1 });
  expect(second).toMatchObject({ version: 2 });
});

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
    items: [
      { id: product, name: "NSK 6205", price: 7.5, quantity: 4 },
      { id: answered.lines[1]?.id, name: "Special seal", price: 12.25, quantity: 1 },
    ],
  });
  for (const words of [`Oferta ${sent.number}`, "Miell sh.p.k.", "L12345678A", "Deri të hënën"]) {
    expect(order.notes).toContain(words);
  }
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
  const valid_until = later(asGuest).now().toISOString().slice(0, 10);
  const renewed = createQuoteAnswer({ ...sent, version: 1 }, [6], { valid_until });
  await answerQuote(later(asAdmin), renewed);
  expect(await acceptQuote(later(asGuest), { ...accepted, version: 2 })).toMatchObject({
    total: 6,
  });
});

// docs/product/quotes.md#declining-a-quote
test("an unanswered or declined quote makes no order, and an accepted one can't be declined", async () => {
  const closed = { code: "quote_closed" };
  const open = await send();
  const accepting = acceptQuote(asGuest, { token: open.link_token, version: 1 });
  await expect(accepting).rejects.toMatchObject(closed);
  const declined = await answeredQuote();
  const answer = await declineQuote(asGuest, declined.link_token);
  expect(answer).toMatchObject({ status: "declined", declined_by: "customer" });
  await expect(
    acceptQuote(asGuest, { token: declined.link_token, version: 1 }),
  ).rejects.toMatchObject(closed);
  expect(await rejectQuote(asAdmin, { id: declined.id, note: "late" })).toMatchObject({
    declined_by: "customer",
    staff_note: "",
  });
  const again = createQuoteAnswer({ ...declined, version: 1 }, [4]);
  expect(await answerQuote(asAdmin, again)).toMatchObject({
    status: "answered",
    declined_by: null,
  });
  await acceptQuote(asGuest, { token: declined.link_token, version: 2 });
  await expect(declineQuote(asGuest, declined.link_token)).rejects.toMatchObject(closed);
  await expect(rejectQuote(asAdmin, { id: declined.id, note: "" })).rejects.toMatchObject(closed);
  const late = createQuoteAnswer({ ...declined, version: 2 }, [1]);
  await expect(answerQuote(asAdmin, late)).rejects.toMatchObject(closed);
});

// docs/product/quotes.md#history-of-a-quote
test("the history names the admin who answered and the customer who accepted", async () => {
  const sent = await answeredQuote();
  await acceptQuote(asGuest, { token: sent.link_token, version: 1 });
  const { items } = await listHistory(asAdmin, "quote", { id: sent.id, limit: 10 });
  expect(items).toMatchObject([
    { action: "status", actor_name: "Arta Hoxha", changes: { status: ["answered", "accepted"] } },
    {
      action: "changed",
      actor_name: "Test Admin",
      changes: { status: ["open", "answered"], version: [0, 1], total: [null, 4.5] },
    },
  ]);
});

// docs/product/quotes.md#staff-and-the-link-alone
test("only an admin lists, reads, answers and declines quotes", async () => {
  const sent = await send();
  for (const [ctx, code] of [
    [asGuest, "unauthorized"],
    [appContext.actAs(testCustomer), "forbidden"],
  ] as const) {
    const denied = { code };
    await expect(listQuotes(ctx, { limit: 5 })).rejects.toMatchObject(denied);
    await expect(getQuote(ctx, sent.id)).rejects.toMatchObject(denied);
    const answering = answerQuote(ctx, createQuoteAnswer(sent, [1]));
    await expect(answering).rejects.toMatchObject(denied);
    await expect(rejectQuote(ctx, { id: sent.id, note: "" })).rejects.toMatchObject(denied);
  }
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

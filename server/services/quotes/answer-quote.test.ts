import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { listHistory } from "#server/services/history/list-history.ts";
import { createQuoteAnswer, createQuoteRequest } from "#server/testing/create-quote-request.ts";
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

// docs/product/quotes.md#answers-one-after-the-other
test("staff who saw an older version can't decline the newer answer", async () => {
  const sent = await answeredQuote();
  const rejecting = rejectQuote(asAdmin, { id: sent.id, version: 0, note: "late" });
  await expect(rejecting).rejects.toMatchObject({
    code: "quote_changed",
    details: { quote: { version: 1, status: "answered", staff_note: "" } },
  });
  const declined = await rejectQuote(asAdmin, { id: sent.id, version: 1, note: "Sold out" });
  expect(declined).toMatchObject({ status: "declined", declined_by: "staff" });
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
  expect(await rejectQuote(asAdmin, { id: declined.id, version: 0, note: "late" })).toMatchObject({
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
  const rejected = { id: declined.id, version: 2, note: "" };
  await expect(rejectQuote(asAdmin, rejected)).rejects.toMatchObject(closed);
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
    const rejected = { id: sent.id, version: 0, note: "" };
    await expect(rejectQuote(ctx, rejected)).rejects.toMatchObject(denied);
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

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { orders } from "#server/db/schema/orders.ts";
import { createQuoteAnswer, createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { openAllConnections, runInParallel } from "#server/testing/run-in-parallel.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { busyMachine } from "#server/testing/test-database.ts";
import { acceptQuote } from "./accept-quote.ts";
import { answerQuote } from "./answer-quote.ts";
import { createQuote } from "./create-quote.ts";
import { declineQuote } from "./decline-quote.ts";
import { followQuote } from "./follow-quote.ts";

let first: TestAppContext;
let second: TestAppContext;

beforeAll(async () => {
  first = await createTestAppContext({}, undefined, busyMachine);
  const { databaseUrl } = first;
  second = await createTestAppContext({ databaseUrl }, undefined, busyMachine);
  await Promise.all([openAllConnections(first.db), openAllConnections(second.db)]);
});

afterAll(async () => {
  await second.close();
  await first.close();
});

// docs/product/quotes.md#one-order-of-a-quote
test("40 parallel acceptances in two processes make one order, and each returns it", async () => {
  const quote = await sendAnswered();
  const before = await first.db.$count(orders);
  const outcomes = await runInParallel(40, (index) =>
    acceptQuote(pick(index).actAs(), { token: quote.link_token, version: 1 }),
  );
  const ids = outcomes.map((one) =>
    one.status === "fulfilled" ? one.value.id : String(one.reason),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await first.db.$count(orders)).toBe(before + 1);
});

// docs/product/quotes.md#answers-one-after-the-other
test("of parallel answers in two processes one is taken, and the others get it", async () => {
  const sent = await createQuote(first.actAs(), createQuoteRequest());
  const outcomes = await runInParallel(12, (index) =>
    answerQuote(pick(index).actAs(testAdmin), createQuoteAnswer(sent, [index + 1])),
  );
  const taken = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(taken).toHaveLength(1);
  const errors = outcomes.flatMap((one) =>
    one.status === "rejected" ? [one.reason as unknown] : [],
  );
  expect(errors).toHaveLength(11);
  for (const error of errors) {
    expect(error).toMatchObject({
      code: "quote_changed",
      details: { quote: { version: 1, total: taken[0]?.total } },
    });
  }
});

// docs/product/quotes.md#changed-answer-first, docs/product/quotes.md#declining-a-quote
test("accepting, answering and declining at once leave one outcome that fits", async () => {
  for (let round = 0; round < 5; round += 1) {
    const quote = await sendAnswered();
    const { link_token: token } = quote;
    await runInParallel(9, async (index): Promise<unknown> => {
      const process = pick(index);
      if (index % 3 === 0) return acceptQuote(process.actAs(), { token, version: 1 });
      if (index % 3 === 1) return declineQuote(process.actAs(), token);
      return answerQuote(
        process.actAs(testAdmin),
        createQuoteAnswer({ ...quote, version: 1 }, [99]),
      );
    });
    const end = await followQuote(first.actAs(), token);
    const made = await first.db
      .select()
      .from(orders)
      .where(eq(orders.requestDigest, `quote ${quote.id}`));
    const expected = end.status === "accepted" ? [{ id: end.order_id, total: "4.50" }] : [];
    expect(made.map(({ id, total }) => ({ id, total }))).toEqual(expected);
  }
});

async function sendAnswered(): Promise<FollowedQuote> {
  const sent = await createQuote(first.actAs(), createQuoteRequest());
  await answerQuote(first.actAs(testAdmin), createQuoteAnswer(sent, [4.5]));
  return sent;
}

function pick(index: number): TestAppContext {
  return index % 2 === 0 ? first : second;
}

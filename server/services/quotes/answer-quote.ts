import { eq } from "drizzle-orm";
import { toDecimal, maxAmountCents } from "#domain/money.ts";
import type { Quote, QuoteAnswer } from "#domain/quote-schema.ts";
import { maxValidDays } from "#domain/quote.ts";
import { toTiranaDay } from "#domain/tirana-day.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { quotes, type StoredQuoteLine } from "#server/db/schema/quotes.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { checkQuoteVersion } from "./check-quote-version.ts";
import { completeQuote } from "./find-quote.ts";
import { lockQuote } from "./lock-quote.ts";
import { getLineCents, toQuote, type QuoteRecord } from "./quote-row.ts";

const dayMs = 86_400_000;

/**
 * Answers a quote, or replaces the answer. A declined one is open for acceptance again.
 * docs/product/quotes.md#total-from-the-server
 * @param answer Every line with its price, or null for one that can't be delivered.
 * @throws {ServiceError} `unauthorized`, `forbidden`, `not_found`; `quote_closed` if it was accepted;
 * `quote_changed` with the quote if another answer came first; `invalid_input` if lines are missing, no
 * line has a price, the total is out of range or the last day is over or more than a year away.
 */
export async function answerQuote(ctx: ServiceContext, answer: QuoteAnswer): Promise<Quote> {
  requireAdmin(ctx.actor);
  checkLastDay(ctx, answer.valid_until);
  const found = await takeTurn(ctx, [`quote:${answer.id}`], () =>
    runTransaction(ctx.db, async (tx) => {
      await nameActor(tx, ctx.actor);
      const row = await lockQuote(tx, answer.id);
      if (row.status === "accepted") throw new ServiceError("quote_closed");
      await checkQuoteVersion(ctx, tx, row, answer.version);
      const [answered] = await tx
        .update(quotes)
        .set({ ...applyAnswer(row, answer), answeredAt: ctx.now(), updatedAt: ctx.now() })
        .where(eq(quotes.id, row.id))
        .returning();
      if (!answered) throw new ServiceError("not_found");
      await recordChanges(tx, "quote", "updated", [row.id]);
      return completeQuote(tx, answered);
    }),
  );
  ctx.announceChanges("quote");
  return toQuote(ctx, found);
}

function checkLastDay(ctx: ServiceContext, lastDay: string): void {
  const today = toTiranaDay(ctx.now());
  const latest = toTiranaDay(new Date(ctx.now().getTime() + maxValidDays * dayMs));
  if (lastDay < today || lastDay > latest) {
    throw new ServiceError("invalid_input", { fields: ["valid_until"] });
  }
}

function applyAnswer(row: QuoteRecord, answer: QuoteAnswer): Partial<QuoteRecord> {
  const answers = new Map(answer.lines.map((line) => [line.id, line]));
  const lines = row.lines.flatMap((line): StoredQuoteLine[] => {
    const given = answers.get(line.id);
    if (!given) return [];
    const price = given.unit_price;
    const days = price === null ? null : given.days;
    return [{ ...line, price, days, answer_note: given.note }];
  });
  const isComplete = lines.length === row.lines.length && answer.lines.length === row.lines.length;
  const cents = lines.reduce(
    (sum, { price, quantity }) => sum + (price === null ? 0 : getLineCents(price, quantity)),
    0,
  );
  if (!isComplete || cents === 0 || cents > maxAmountCents) {
    throw new ServiceError("invalid_input", { fields: ["lines"] });
  }
  return {
    lines,
    status: "answered",
    version: row.version + 1,
    staffNote: answer.note,
    total: toDecimal(cents),
    validUntil: answer.valid_until,
    declinedBy: null,
  };
}

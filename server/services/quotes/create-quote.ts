import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FollowedQuote, SentQuote } from "#domain/quote-schema.ts";
import { retryWithNewId } from "#server/db/retry-with-new-id.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { tooManyAttempts } from "#server/services/count-attempt.ts";
import type { AttemptLimit } from "#server/services/limits/attempt-limiter.ts";
import { newQuoteLimits } from "#server/services/orders/order-limits.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { findQuote } from "./find-quote.ts";
import { insertQuote, type QuoteInsert } from "./insert-quote.ts";
import { toFollowedQuote, type FoundQuote } from "./quote-row.ts";

/**
 * Saves the request of a quote, of a guest or a signed-in user.
 * docs/product/quotes.md#one-quote-per-key
 * @param sent Validated fields, 1 to 200 lines, each product once.
 * @returns The quote with its private link; for a repeated key the quote that was sent first.
 * @throws {ServiceError} `invalid_input` if a bot filled in the hidden field, or for a photo that wasn't
 * uploaded with this key; `idempotency_mismatch` if the key was used with other contents;
 * `rate_limited` after too many quotes of one client, phone or e-mail address.
 */
export async function createQuote(ctx: ServiceContext, sent: SentQuote): Promise<FollowedQuote> {
  const { website, ...request } = sent;
  if (website !== "") {
    ctx.log.warn("quote with the hidden field filled in");
    throw new ServiceError("invalid_input");
  }
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const insert = { request, userId, requestDigest: getDigest(request, userId) };
  const limits = newQuoteLimits(ctx, request);
  const waitMs = await ctx.attempts.limiter.take(limits);
  const placed = waitMs === 0 ? await placeCounted(ctx, insert, limits) : undefined;
  if (placed) {
    ctx.announceChanges("quote");
    return toFollowedQuote(ctx, placed);
  }
  const earlier = await findQuote(ctx.db, eq(quotes.idempotencyKey, request.key));
  if (!earlier) throw tooManyAttempts(waitMs);
  if (earlier.quote.requestDigest !== insert.requestDigest) {
    const text = "This request was already sent with other contents. Look at that one first.";
    throw new ServiceError("idempotency_mismatch", undefined, text);
  }
  return toFollowedQuote(ctx, earlier);
}

/** Counts only quotes that were created: repeats and rejected ones are free. */
async function placeCounted(
  ctx: ServiceContext,
  insert: Omit<QuoteInsert, "id">,
  limits: readonly AttemptLimit[],
): Promise<FoundQuote | undefined> {
  let placed: FoundQuote | undefined;
  try {
    placed = await retryWithNewId("quotes_short_id", (id) => insertQuote(ctx, { ...insert, id }));
  } finally {
    if (!placed) await ctx.attempts.limiter.giveBack(limits);
  }
  return placed;
}

function getDigest({ key: _, ...fields }: QuoteInsert["request"], userId: string | null): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([userId, sorted]))
    .digest("base64url");
}

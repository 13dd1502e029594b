import { eq } from "drizzle-orm";
import type { FollowedQuote, Quote } from "#domain/quote-schema.ts";
import type { QuoteDecliner } from "#domain/quote.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import { recordChanges } from "#server/services/changes/record-changes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { nameActor } from "#server/services/history/name-actor.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { takeTurn } from "#server/services/take-turn.ts";
import { checkQuoteVersion } from "./check-quote-version.ts";
import { completeQuote } from "./find-quote.ts";
import { findLinkedQuote } from "./follow-quote.ts";
import { lockQuote } from "./lock-quote.ts";
import { toFollowedQuote, toQuote, type FoundQuote } from "./quote-row.ts";

/**
 * Declines a quote with its private link, for any actor.
 * @throws {ServiceError} As `findLinkedQuote`; `quote_closed` if it was accepted.
 */
export async function declineQuote(ctx: ServiceContext, token: string): Promise<FollowedQuote> {
  const { id } = (await findLinkedQuote(ctx, token)).quote;
  return toFollowedQuote(ctx, await decline(ctx, id, { declinedBy: "customer" }));
}

/**
 * Declines a quote as staff, with a reason for the customer.
 * docs/product/quotes.md#answers-one-after-the-other
 * @param input The version is that of the answer it was decided by.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`; `quote_closed` if it was accepted;
 * `quote_changed` with the quote if it was answered since.
 */
export async function rejectQuote(
  ctx: ServiceContext,
  input: { readonly id: string; readonly version: number; readonly note: string },
): Promise<Quote> {
  requireAdmin(ctx.actor);
  const change = { declinedBy: "staff", staffNote: input.note } as const;
  return toQuote(ctx, await decline(ctx, input.id, change, input.version));
}

async function decline(
  ctx: ServiceContext,
  id: string,
  change: { readonly declinedBy: QuoteDecliner; readonly staffNote?: string },
  version?: number,
): Promise<FoundQuote> {
  const found = await takeTurn(ctx, [`quote:${id}`], () =>
    runTransaction(ctx.db, async (tx) => {
      if (change.declinedBy === "staff") await nameActor(tx, ctx.actor);
      const row = await lockQuote(tx, id);
      if (row.status === "accepted") throw new ServiceError("quote_closed");
      // A second decline doesn't replace who declined first.
      if (row.status === "declined") return completeQuote(tx, row);
      if (version !== undefined) await checkQuoteVersion(ctx, tx, row, version);
      const [declined] = await tx
        .update(quotes)
        .set({ status: "declined", ...change, updatedAt: ctx.now() })
        .where(eq(quotes.id, id))
        .returning();
      await recordChanges(tx, "quote", "updated", [id]);
      return completeQuote(tx, declined ?? row);
    }),
  );
  ctx.announceChanges("quote");
  return found;
}

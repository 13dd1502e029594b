import { eq } from "drizzle-orm";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { findByLink } from "#server/services/orders/find-by-link.ts";
import { findQuote } from "./find-quote.ts";
import { toFollowedQuote, type FoundQuote } from "./quote-row.ts";

/**
 * Finds the quote of a private link, for any actor.
 * @throws {ServiceError} `not_found` for an invalid token; `rate_limited` after many invalid tokens.
 */
export function findLinkedQuote(ctx: ServiceContext, token: string): Promise<FoundQuote> {
  return findByLink(ctx, token, (known) => findQuote(ctx.db, eq(quotes.linkToken, known)));
}

/**
 * Reads the quote of a private link, for any actor.
 * @throws {ServiceError} As `findLinkedQuote`.
 */
export async function followQuote(ctx: ServiceContext, token: string): Promise<FollowedQuote> {
  return toFollowedQuote(ctx, await findLinkedQuote(ctx, token));
}

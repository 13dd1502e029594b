import { eq } from "drizzle-orm";
import type { Quote } from "#domain/quote-schema.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { findQuote } from "./find-quote.ts";
import { toQuote, type FoundQuote } from "./quote-row.ts";

/**
 * Finds a quote for staff.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function findStaffQuote(ctx: ServiceContext, id: string): Promise<FoundQuote> {
  requireAdmin(ctx.actor);
  const found = await findQuote(ctx.db, eq(quotes.id, id));
  if (!found) throw new ServiceError("not_found");
  return found;
}

/**
 * Reads a quote for staff.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function getQuote(ctx: ServiceContext, id: string): Promise<Quote> {
  return toQuote(ctx, await findStaffQuote(ctx, id));
}

import type { Transaction } from "#server/db/client.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { completeQuote } from "./find-quote.ts";
import { toQuote, type QuoteRecord } from "./quote-row.ts";

/**
 * Rejects what staff decided by an answer that was replaced since.
 * @param row The quote's locked row.
 * @throws {ServiceError} `quote_changed` with the quote.
 */
export async function checkQuoteVersion(
  ctx: ServiceContext,
  tx: Transaction,
  row: QuoteRecord,
  version: number,
): Promise<void> {
  if (row.version === version) return;
  throw new ServiceError("quote_changed", { quote: toQuote(ctx, await completeQuote(tx, row)) });
}

import { eq } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import { ServiceError } from "#server/services/service-error.ts";
import type { QuoteRecord } from "./quote-row.ts";

/**
 * Reads a quote and locks its row until the transaction ends.
 * @throws {ServiceError} `not_found` for an unknown quote.
 */
export async function lockQuote(tx: Transaction, id: string): Promise<QuoteRecord> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.id, id)).for("update");
  if (!row) throw new ServiceError("not_found");
  return row;
}

import { asc, eq, and, isNull, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "#server/db/client.ts";
import { orders } from "#server/db/schema/orders.ts";
import { quotePhotos, quotes } from "#server/db/schema/quotes.ts";
import type { FoundQuote, QuoteRecord } from "./quote-row.ts";

/** Finds one quote with its photos and its order. */
export async function findQuote(
  db: Database | Transaction,
  condition: SQL,
): Promise<FoundQuote | undefined> {
  const [quote] = await db.select().from(quotes).where(condition);
  return quote && completeQuote(db, quote);
}

/** Adds what belongs to a row in other tables. */
export async function completeQuote(
  db: Database | Transaction,
  quote: QuoteRecord,
): Promise<FoundQuote> {
  const photos = await db
    .select({ id: quotePhotos.uploadId })
    .from(quotePhotos)
    .where(eq(quotePhotos.quoteId, quote.id))
    .orderBy(asc(quotePhotos.place));
  const [order] =
    quote.orderId === null
      ? []
      : await db
          .select({ token: orders.linkToken })
          .from(orders)
          .where(and(eq(orders.id, quote.orderId), isNull(orders.deletedAt)));
  return { quote, photos: photos.map(({ id }) => id), orderToken: order?.token ?? null };
}

import { toDecimal } from "#domain/money.ts";
import { shownQuoteStatus } from "#domain/quote.ts";
import { toTiranaDay } from "#domain/tirana-day.ts";
import { quotes, type StoredQuoteLine } from "#server/db/schema/quotes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { afterRow, orderBy } from "#server/services/keyset-page.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { getQuoteSort } from "#server/services/quotes/list-quotes.ts";
import { getLineCents, type QuoteRecord } from "#server/services/quotes/quote-row.ts";
import { writeCsvFile, type CsvCell } from "./csv-file.ts";

const batchSize = 1_000;

const columns = [
  "quote_id",
  "sent_at",
  "status",
  "is_urgent",
  "customer_name",
  "company_name",
  "nipt",
  "phone",
  "email",
  "note",
  "line",
  "line_note",
  "product_id",
  "product_name",
  "quantity",
  "unit_price_eur",
  "line_total_eur",
  "days",
  "answer_note",
  "quote_total_eur",
  "valid_until",
  "order_id",
] as const;

/**
 * Exports all quotes, newest first, one row per line.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function exportQuotes(ctx: ServiceContext): Promise<File> {
  requireAdmin(ctx.actor);
  return writeCsvFile("quotes", ctx.now(), columns, readBatches(ctx));
}

async function* readBatches(ctx: ServiceContext): AsyncGenerator<CsvCell[][]> {
  const sort = getQuoteSort("newest");
  const today = toTiranaDay(ctx.now());
  let last: QuoteRecord | undefined;
  do {
    const rows: QuoteRecord[] = await ctx.db
      .select()
      .from(quotes)
      .where(last && afterRow(sort, last))
      .orderBy(...orderBy(sort))
      .limit(batchSize);
    yield rows.flatMap((quote) => quote.lines.map((line) => toCells(quote, line, today)));
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

function toCells(quote: QuoteRecord, line: StoredQuoteLine, today: string): CsvCell[] {
  const { price, quantity } = line;
  const cells = {
    quote_id: quote.id,
    sent_at: quote.createdAt.toISOString(),
    status: shownQuoteStatus(quote.status, quote.validUntil, today),
    is_urgent: quote.isUrgent,
    customer_name: quote.customerName,
    company_name: quote.companyName,
    nipt: quote.nipt,
    phone: quote.phone,
    email: quote.email,
    note: quote.note,
    line: line.text,
    line_note: line.note,
    product_id: line.product_id,
    product_name: line.product_name,
    quantity,
    unit_price_eur: price === null ? null : toDecimal(Math.round(price * 100)),
    line_total_eur: price === null ? null : toDecimal(getLineCents(price, quantity)),
    days: line.days,
    answer_note: line.answer_note,
    quote_total_eur: quote.total,
    valid_until: quote.validUntil,
    order_id: quote.orderId,
  } satisfies Record<(typeof columns)[number], CsvCell>;
  return columns.map((column) => cells[column]);
}

import { parseCents, eurToAllCents, lineTotalCents, toAmount } from "#domain/money.ts";
import { shortOrderId } from "#domain/order.ts";
import type { FollowedQuote, Quote, QuoteLine, QuoteSummary } from "#domain/quote-schema.ts";
import { quoteLinkPath, shownQuoteStatus } from "#domain/quote.ts";
import { toTiranaDay } from "#domain/tirana-day.ts";
import type { quotes, StoredQuoteLine } from "#server/db/schema/quotes.ts";
import type { ServiceContext } from "#server/services/context.ts";

export type QuoteRecord = typeof quotes.$inferSelect;

/** A row with what belongs to it in other tables. */
export type FoundQuote = {
  readonly quote: QuoteRecord;
  /** Ids of its photos, in their order. */
  readonly photos: readonly string[];
  /** Token of the order that it became; null without one, or if that was deleted. */
  readonly orderToken: string | null;
};

type View = Pick<ServiceContext, "config" | "now">;

type QuoteHead = Omit<QuoteSummary, "line_count" | "photo_count">;

/** Converts a row to the list's format. */
export function toQuoteSummary(view: View, row: QuoteRecord, photoCount: number): QuoteSummary {
  return { ...toHead(view, row), line_count: row.lines.length, photo_count: photoCount };
}

/** Converts a row to the API's format. */
export function toQuote(view: View, { quote: row, photos }: FoundQuote): Quote {
  return {
    ...toHead(view, row),
    email: row.email,
    nipt: row.nipt,
    note: row.note,
    lines: row.lines.map((line) => toLine(line, row.version > 0)),
    photos: photos.map((id) => ({ id })),
    staff_note: row.staffNote,
    declined_by: row.declinedBy,
    link: quoteLinkPath(row.id, row.linkToken),
  };
}

/** Converts a row to what its private link shows. */
export function toFollowedQuote(view: View, found: FoundQuote): FollowedQuote {
  return {
    ...toQuote(view, found),
    link_token: found.quote.linkToken,
    order_link_token: found.orderToken,
  };
}

function toHead({ config, now }: View, row: QuoteRecord): QuoteHead {
  const cents = row.total === null ? undefined : parseCents(row.total);
  return {
    id: row.id,
    number: shortOrderId(row.id),
    status: shownQuoteStatus(row.status, row.validUntil, toTiranaDay(now())),
    name: row.customerName,
    phone: row.phone,
    company_name: row.companyName,
    is_urgent: row.isUrgent,
    total: cents === undefined ? null : toAmount(cents),
    total_all: cents === undefined ? null : toAmount(eurToAllCents(cents, config.rates)),
    valid_until: row.validUntil,
    version: row.version,
    order_id: row.orderId,
    created_at: row.createdAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
  };
}

function toLine({ price, ...line }: StoredQuoteLine, isAnswered: boolean): QuoteLine {
  return {
    id: line.id,
    text: line.text,
    product_id: line.product_id,
    product_name: line.product_name,
    quantity: line.quantity,
    note: line.note,
    is_available: isAnswered ? price !== null : null,
    unit_price_eur: price,
    line_total_eur: price === null ? null : toAmount(getLineCents(price, line.quantity)),
    days: line.days,
    answer_note: line.answer_note,
  };
}

/** @returns Euro cents of all pieces of a line. */
export function getLineCents(price: number, quantity: number): number {
  return lineTotalCents(Math.round(price * 100), quantity);
}

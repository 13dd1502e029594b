import { toTiranaDay } from "#domain/tirana-day.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import { quotePdfLimits } from "#server/services/orders/order-limits.ts";
import { findLinkedQuote } from "./follow-quote.ts";
import { findStaffQuote } from "./get-quote.ts";
import { toQuote, type FoundQuote } from "./quote-row.ts";

/**
 * Draws a quote with its private link.
 * @returns A PDF on the company's letterhead.
 * @throws {ServiceError} As `findLinkedQuote`; `rate_limited` after many PDFs.
 */
export async function printLinkedQuote(ctx: ServiceContext, token: string): Promise<File> {
  const found = await findLinkedQuote(ctx, token);
  await countAttempt(ctx.attempts, quotePdfLimits(ctx));
  return printQuote(ctx, found);
}

/**
 * Draws a quote for staff.
 * @returns A PDF on the company's letterhead.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function printStaffQuote(ctx: ServiceContext, id: string): Promise<File> {
  return printQuote(ctx, await findStaffQuote(ctx, id));
}

async function printQuote(ctx: ServiceContext, found: FoundQuote): Promise<File> {
  // Loaded with the first PDF: the fonts take memory that a shop without quotes doesn't need.
  const { drawQuote } = await import("#datasheets/draw-quote.ts");
  const quote = toQuote(ctx, found);
  const { createdAt, answeredAt } = found.quote;
  const pdf = await drawQuote({
    number: quote.number,
    createdAt: answeredAt ?? createdAt,
    sentOn: toTiranaDay(createdAt),
    answeredOn: answeredAt && toTiranaDay(answeredAt),
    validUntil: quote.valid_until,
    customer: [
      quote.name,
      quote.company_name,
      quote.nipt && `NIPT ${quote.nipt}`,
      quote.phone,
      quote.email,
    ].filter(Boolean),
    note: quote.note,
    staffNote: quote.staff_note,
    lines: quote.lines.map((line) => ({
      text: line.product_name ?? line.text,
      note: [line.note, line.answer_note].filter(Boolean).join(" · "),
      quantity: line.quantity,
      price: line.unit_price_eur,
      total: line.line_total_eur,
      days: line.days,
    })),
    total: quote.total,
    totalAll: quote.total_all,
  });
  const name = `oferta-${quote.number}.pdf`;
  return new File([new Uint8Array(pdf)], name, { type: "application/pdf" });
}

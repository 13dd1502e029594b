import { formatAlbanianEur } from "#domain/albanian-amount.ts";
import { lineTotalCents, toAmount } from "#domain/money.ts";
import { shortOrderId } from "#domain/order.ts";
import { formatPaddedDay } from "#domain/tirana-day.ts";
import type { StoredQuoteLine } from "#server/db/schema/quotes.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";
import { quoteClosing, type MailedQuote } from "./mailed-quote.ts";

/** Sends the customer the prices and the way to accept them, in Albanian. */
export function quoteAnsweredMail(quote: MailedQuote, url: string): MailContent {
  const number = shortOrderId(quote.id);
  const details: readonly (readonly [string, string])[] = [
    ["Totali", formatAlbanianEur(Number(quote.total))],
    ["Çmimet vlejnë deri më", formatPaddedDay(quote.validUntil ?? "")],
    ["Numri i kërkesës", number],
    ["Shënim", quote.staffNote],
  ];
  return layOutMail({
    lang: "sq",
    subject: `Oferta juaj ${number}: ${formatAlbanianEur(Number(quote.total))}`,
    name: quote.customerName,
    paragraphs: ["Ja oferta jonë. Mund ta pranoni ose ta refuzoni me lidhjen më poshtë."],
    table: {
      columns: ["Pjesa", "Sasia", "Çmimi", "Shuma", "Dorëzimi"],
      rows: quote.lines.map(toCells),
    },
    details: details.filter(([, value]) => value !== ""),
    link: { label: "Shihni ofertën", url },
    closing: quoteClosing,
  });
}

function toCells({ quantity, price, days, ...line }: StoredQuoteLine): readonly string[] {
  const missing = price === null ? "nuk e furnizojmë" : "";
  const text = [line.text, line.answer_note, missing].filter(Boolean).join(" · ");
  if (price === null) return [text, String(quantity), "–", "–", "–"];
  const cents = lineTotalCents(Math.round(price * 100), quantity);
  return [
    text,
    String(quantity),
    formatAlbanianEur(price),
    formatAlbanianEur(toAmount(cents)),
    formatDays(days),
  ];
}

function formatDays(days: number | null): string {
  if (days === null) return "–";
  return days === 0 ? "në stok" : `${days}\u00A0ditë`;
}

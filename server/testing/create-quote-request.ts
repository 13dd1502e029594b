import { randomUUID } from "node:crypto";
import type { Quote, QuoteAnswer, SentQuote } from "#domain/quote-schema.ts";

type Line = SentQuote["lines"][number];

/** A valid request of a quote with a new key. Lines are texts, or parts of a line. */
export function createQuoteRequest(
  lines: readonly (string | Partial<Line>)[] = ["6205-2RS"],
  changes: Partial<SentQuote> = {},
): SentQuote {
  return {
    key: randomUUID(),
    name: "Arta Hoxha",
    phone: "+355 4 000 0101",
    email: "",
    company_name: "",
    nipt: "",
    note: "",
    is_urgent: false,
    lines: lines.map((line) => ({
      text: "6205-2RS",
      quantity: 1,
      note: "",
      ...(typeof line === "string" ? { text: line } : line),
    })),
    photos: [],
    website: "",
    ...changes,
  };
}

/** An answer to a quote: the unit price of each line in its order, null for one without a price. */
export function createQuoteAnswer(
  quote: Pick<Quote, "id" | "version" | "lines">,
  prices: readonly (number | null)[],
  changes: Partial<QuoteAnswer> = {},
): QuoteAnswer {
  return {
    id: quote.id,
    version: quote.version,
    lines: quote.lines.map(({ id }, index) => ({
      id,
      unit_price: prices[index] ?? null,
      days: 3,
      note: "",
    })),
    valid_until: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    note: "",
    ...changes,
  };
}

import type { QuoteStatus } from "#domain/quote.ts";

/** The tone of a quote's status. */
export const quoteStatusTone = {
  open: "yellow",
  answered: "blue",
  accepted: "green",
  declined: "neutral",
  expired: "neutral",
} as const satisfies Record<QuoteStatus, string>;

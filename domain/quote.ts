/** Statuses of a quote. `expired` is an answered one after its last day; it is never stored. */
export const quoteStatuses = ["open", "answered", "accepted", "declined", "expired"] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

export const storedQuoteStatuses = [
  "open",
  "answered",
  "accepted",
  "declined",
] as const satisfies readonly QuoteStatus[];

export type StoredQuoteStatus = (typeof storedQuoteStatuses)[number];

/** Who declined a quote. */
export const quoteDecliners = ["customer", "staff"] as const;

export type QuoteDecliner = (typeof quoteDecliners)[number];

/** Max length of each text in characters. */
export const quoteTextLimits = {
  name: 120,
  phone: 40,
  email: 254,
  companyName: 160,
  nipt: 20,
  note: 2_000,
  lineText: 200,
  lineNote: 200,
} as const;

export const maxQuotePhotos = 3;

/** Max size of a photo: 10 MB. */
export const maxQuotePhotoBytes = 10 * 1024 * 1024;

/** Max days of delivery that an answer can state. */
export const maxDeliveryDays = 365;

/** Max days that the prices of an answer hold. */
export const maxValidDays = 366;

/**
 * Returns a quote's status as shown.
 * @param validUntil Last day of the prices, YYYY-MM-DD; null before the answer.
 * @param today The day in Tirana, YYYY-MM-DD.
 */
export function shownQuoteStatus(
  status: StoredQuoteStatus,
  validUntil: string | null,
  today: string,
): QuoteStatus {
  const isOver = status === "answered" && validUntil !== null && validUntil < today;
  return isOver ? "expired" : status;
}

/** Builds the private link of a quote; browsers don't send the part with the token to a server. */
export function quoteLinkPath(id: string, token: string): string {
  return `/quotes/${id}#${token}`;
}

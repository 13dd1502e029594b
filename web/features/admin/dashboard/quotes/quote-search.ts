import { quoteStatuses, type QuoteStatus } from "#domain/quote.ts";
import { isUuid } from "#domain/uuid.ts";
import type { QuoteFilter } from "#web/api/quote-queries.ts";
import {
  parsePeriodSearch,
  type PeriodSearch,
} from "#web/features/admin/dashboard/period/period-search.ts";
import { readSearchText } from "#web/platform/read-search-text.ts";

/** The quote list's filters in the URL; defaults are left out. */
export type QuoteSearch = {
  readonly q?: string;
  readonly quotes?: QuoteStatus;
  /** Id of the quote whose dialog is open. */
  readonly quote?: string;
} & PeriodSearch;

/** A change of the filters; undefined resets one to its default. */
export type QuoteSearchChange = {
  readonly [Key in keyof QuoteSearch]?: QuoteSearch[Key] | undefined;
};

/** The API's max length of a search text, in characters. */
export const maxQuoteSearchLength = 100;

/** Parses the list's search params; invalid values are left out. */
export function parseQuoteSearch(raw: Readonly<Record<string, unknown>>): QuoteSearch {
  const q = readSearchText(raw["q"], maxQuoteSearchLength);
  const status = quoteStatuses.find((known) => known === raw["quotes"]);
  const { quote } = raw;
  return {
    ...(q !== undefined && { q }),
    ...(status !== undefined && { quotes: status }),
    ...(typeof quote === "string" && isUuid(quote) && { quote }),
    ...parsePeriodSearch(raw),
  };
}

/** Applies a change; unset and invalid values are left out. */
export function changeQuoteSearch(search: QuoteSearch, change: QuoteSearchChange): QuoteSearch {
  return parseQuoteSearch({ ...search, ...change });
}

/** Maps the search to the API's filter. */
export function quoteFilter({ q, quotes, day, until }: QuoteSearch): QuoteFilter {
  return {
    ...(q !== undefined && { search: q.trim() }),
    ...(quotes !== undefined && { status: quotes }),
    ...(day !== undefined && { day }),
    ...(until !== undefined && { until }),
  };
}

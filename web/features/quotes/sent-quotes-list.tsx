import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatBritishDate } from "#web/messages/format/british-format.ts";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { forgetSentQuote, useSentQuotes } from "#web/quotes/sent-quotes.ts";
import { Button } from "#web/ui/button.tsx";
import { moveFocusFromItem } from "#web/ui/move-focus.ts";

/** Requests that were sent from this device. Renders nothing if there are none. */
export function SentQuotesList(): ReactNode {
  const text = useText(quotesText);
  const quotes = useSentQuotes();
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="sent-quotes" className="mt-12">
      <h2 id="sent-quotes" className="text-lg font-semibold">
        {text.sentQuotes}
      </h2>
      <p className="mt-1 text-sm text-muted">{text.sentQuotesNote}</p>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {quotes.map((quote) => (
          <li key={quote.token} className="flex items-center justify-between gap-3">
            <Link
              to="/quotes/$id"
              params={{ id: quote.number }}
              hash={quote.token}
              className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 py-2.5 text-sm"
            >
              <span className="text-link font-mono font-medium">{quote.number}</span>
              <time dateTime={quote.placedAt} className="text-muted">
                {formatBritishDate(new Date(quote.placedAt))}
              </time>
            </Link>
            <Button
              variant="quiet"
              size="sm"
              aria-label={text.forgetNumber(quote.number)}
              onClick={({ currentTarget }) => {
                moveFocusFromItem(currentTarget);
                forgetSentQuote(quote);
              }}
            >
              {text.forget}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

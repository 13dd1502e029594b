import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { quoteListLinkText } from "#web/messages/quote-list-link.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { quoteListStore } from "#web/quotes/quote-list.ts";

/**
 * Leads from the header of every page to the quote list, with the count of its parts. It hangs below the
 * header: it comes after hydration, and beside the buttons it would move them.
 */
export function HeaderQuoteList(): ReactNode {
  const text = useText(quoteListLinkText);
  const { length } = useStoredValue(quoteListStore);
  if (length === 0) return null;
  return (
    <Link
      to="/quotes"
      data-slot="header-quote-list"
      className="absolute end-4 top-full inline-flex min-h-7 items-center gap-1.5 rounded-b-md border border-t-0 border-line bg-raised px-2.5 text-xs font-medium hover:border-ink aria-[current=page]:hidden md:end-6 pointer-coarse:min-h-11"
    >
      {text.list}
      <span className="min-w-4.5 rounded-full bg-ink px-1 text-center font-semibold text-paper tabular-nums">
        {length}
      </span>
      <span className="sr-only">{text.parts(length)}</span>
    </Link>
  );
}

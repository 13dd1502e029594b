import { Link } from "@tanstack/react-router";
import { ClipboardList } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { quoteListLinkText } from "#web/messages/quote-list-link.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { quoteListStore } from "#web/quotes/quote-list.ts";

/**
 * A link in the header of every page to the quote list, with the count of its parts. It is rendered after
 * hydration, so it must not move other content: it takes free space in the header, or is placed below it.
 */
export function HeaderQuoteList(): ReactNode {
  const text = useText(quoteListLinkText);
  const { length } = useStoredValue(quoteListStore);
  if (length === 0) return null;
  return (
    <Link
      to="/quotes"
      data-slot="header-quote-list"
      title={text.list}
      className="absolute end-0 top-full inline-flex min-h-7 items-center gap-1.5 rounded-b-md border border-t-0 border-line bg-raised px-2.5 text-xs font-medium hover:text-ink pointer-coarse:min-h-11 wide-header:inset-y-0 wide-header:end-full wide-header:me-1.5 wide-header:border-0 wide-header:bg-transparent wide-header:justify-center wide-header:text-muted pointer-coarse:min-w-11"
    >
      <ClipboardList aria-hidden="true" className="hidden size-5 wide-header:block" />
      <span className="wide-header:sr-only">{text.list}</span>
      <span className="min-w-4.5 rounded-full bg-ink px-1 text-center text-xs/4.5 font-semibold text-paper tabular-nums wide-header:absolute wide-header:end-0.5 wide-header:top-0.5">
        {length}
      </span>
      <span className="sr-only">{text.parts(length)}</span>
    </Link>
  );
}

import type { Language } from "#web/messages/language.tsx";
import { quoteListToasts } from "#web/messages/quote-list-toasts.ts";
import { addToQuoteList, type QuoteLineInput } from "./quote-list.ts";

/** What to tell after parts were added. */
export type QuoteListReport = {
  /** Whether the list took any of them. */
  readonly isAdded: boolean;
  readonly done: string | undefined;
  readonly error: string | undefined;
};

/** Adds parts to the device's quote list, and says what became of them. */
export function putOnQuoteList(
  parts: readonly QuoteLineInput[],
  language: Language,
): QuoteListReport {
  const text = quoteListToasts[language];
  const { added, raised, leftOut, count } = addToQuoteList(parts);
  const isAdded = added + raised > 0;
  const done = added > 0 ? text.added(count) : text.raised;
  return {
    isAdded,
    done: isAdded ? done : undefined,
    error: leftOut > 0 ? text.full : undefined,
  };
}

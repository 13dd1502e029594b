import { createSavedLinks, type SavedLink } from "#web/orders/saved-links.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";

const sentQuotes = createSavedLinks("sent_quotes");

/** The requests for quotes that were sent from this device, newest first. */
export function useSentQuotes(): readonly SavedLink[] {
  return useStoredValue(sentQuotes.store);
}

export const saveSentQuote = sentQuotes.save;

export const forgetSentQuote = sentQuotes.forget;

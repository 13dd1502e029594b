import { createStoredText } from "#web/platform/stored-value.ts";

/**
 * The serialised quote list of this device, empty if there is none. Separate from the parser, because every
 * page needs to check whether there is a list.
 */
export const quoteListText = createStoredText("device", "quote_list");

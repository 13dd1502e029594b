import { createStoredText } from "#web/platform/stored-value.ts";

/**
 * The serialised cart of this device, empty if there is none. Separate from the parser, because every page needs to
 * check whether there is a cart.
 */
export const guestCartText = createStoredText("device", "guest_cart");

import { useStoredValue } from "#web/platform/stored-value.ts";
import { createSavedLinks, type SavedLink } from "./saved-links.ts";

const guestOrders = createSavedLinks("guest_orders");

/** Orders placed on this device by a guest. They stay after a sign-in, since they belong to no account. */
export function useGuestOrders(): readonly SavedLink[] {
  return useStoredValue(guestOrders.store);
}

export const saveGuestOrder = guestOrders.save;

export const forgetGuestOrder = guestOrders.forget;

import type { CartLine } from "#domain/cart.ts";
import { createDeviceStore } from "#web/lib/device-store.ts";
import { formatGuestCart, parseGuestCart } from "./guest-cart.ts";

const none: readonly CartLine[] = [];

/** A guest's cart on the device. */
export const guestCartStore = createDeviceStore({
  key: "guest_cart",
  empty: none,
  parse: parseGuestCart,
  format: (lines) => (lines.length === 0 ? null : formatGuestCart(lines)),
});

export const readGuestCart = guestCartStore.read;

/** Saves a guest's cart; an empty one leaves no entry. */
export const writeGuestCart = guestCartStore.write;

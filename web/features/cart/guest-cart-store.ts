import type { CartLine } from "#domain/cart.ts";
import { createDeviceStore } from "#web/lib/device-store.ts";
import { formatGuestCart, parseGuestCart } from "./guest-cart.ts";

const none: readonly CartLine[] = [];

/** A guest's cart on the device. Source: shop specification section 3, "Cart item". */
export const guestCartStore = createDeviceStore({
  key: "guest_cart",
  empty: none,
  parse: parseGuestCart,
  format: (lines) => (lines.length === 0 ? null : formatGuestCart(lines)),
});

/** The guest's cart as it is now. */
export const readGuestCart = guestCartStore.read;

/** Keeps a guest's cart; an empty one leaves nothing behind. */
export const writeGuestCart = guestCartStore.write;

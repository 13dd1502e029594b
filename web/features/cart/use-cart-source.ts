import { useSession } from "#web/session/use-session.ts";
import type { CartSource } from "./cart-source.ts";
import { useAccountSource } from "./use-account-source.ts";
import { useGuestSource } from "./use-guest-source.ts";

/**
 * The visitor's cart: on the device for guests, on the server for customers.
 *
 * @param onDropped See `useAccountSource`.
 */
export function useCartSource(onDropped?: (names: readonly string[]) => void): CartSource {
  const userId = useSession().user?.id;
  const guest = useGuestSource();
  const account = useAccountSource(userId, onDropped);
  return userId === undefined ? guest : account;
}

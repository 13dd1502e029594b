import type { CartLine } from "#domain/cart.ts";
import type { OrderPieces } from "#web/offline/order-queue/queued-order.ts";
import { useSession } from "#web/session/use-session.ts";
import type { CartAction, OnEnd } from "./cart-action.ts";
import type { CartNote } from "./cart-context.ts";
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

/** Where a cart is stored and changed: the device for guests, the server for accounts. */
export type CartSource = {
  readonly lines: readonly CartLine[];
  readonly status: "ready" | "loading" | "failed";
  /** Shows the result at once. */
  readonly change: (action: CartAction, onEnd: OnEnd) => void;
  /** Updates names and prices and returns what changed. Never rejects. */
  readonly refresh: () => Promise<readonly CartNote[]>;
  readonly drop: (productIds: ReadonlySet<string>) => void;
  readonly empty: () => void;
  /** Puts back what the cart lacks of a queued order. */
  readonly takeBack: (order: OrderPieces) => void;
};

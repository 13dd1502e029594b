import type { CartLine } from "#domain/cart.ts";
import type { OrderPieces } from "#web/offline/order-queue/queued-order.ts";
import type { CartAction, OnEnd } from "./cart-action.ts";
import type { CartNote } from "./cart-context.ts";

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

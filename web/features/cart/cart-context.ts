import { createContext, useContext } from "react";
import type { AddedLine, CartLine } from "#domain/cart.ts";
import type { ProductItem } from "#web/api/queries.ts";
import type { OrderPieces, QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import type { NewCartLine } from "./cart-action.ts";

/** A change to the cart that the customer didn't make but should see. */
export type CartNote = {
  readonly kind: "dropped" | "repriced";
  /** Product names. */
  readonly names: readonly string[];
};

export type CartHandle = {
  readonly lines: readonly CartLine[];
  /** Pieces of all lines. */
  readonly count: number;
  readonly totalCents: number;
  readonly status: "ready" | "loading" | "failed";
  readonly notes: readonly CartNote[];
  readonly forgetNotes: () => void;
  readonly add: (product: ProductItem) => void;
  /**
   * Adds a list, each product once. Never rejects; undefined if nothing was added.
   * @param key UUID of the list: repeated, it adds nothing.
   */
  readonly addList: (
    lines: readonly NewCartLine[],
    key: string,
  ) => Promise<readonly AddedLine[] | undefined>;
  readonly setQuantity: (productId: string, quantity: number) => void;
  readonly remove: (productId: string) => void;
  readonly clear: () => void;
  /** Updates prices and drops products that are no longer sold. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Removes products that can't be ordered any more, with a note that names them. */
  readonly drop: (products: readonly { readonly id: string; readonly name: string }[]) => void;
  /** Empties the cart after an order was placed. */
  readonly empty: () => void;
  /** Empties the cart after its lines moved into an order queued on the device. */
  readonly setAside: (order: QueuedOrder) => void;
  /** Puts the lines of a queued order back. */
  readonly takeBack: (order: OrderPieces) => void;
};

export const CartContext = createContext<CartHandle | undefined>(undefined);

/**
 * The visitor's cart: on the device for guests, on the server for customers.
 *
 * @throws {Error} Outside a CartProvider (programmer error).
 */
export function useCart(): CartHandle {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart needs a CartProvider around it.");
  return cart;
}

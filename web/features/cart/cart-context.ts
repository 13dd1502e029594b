import { createContext, useContext } from "react";
import type { CartLine } from "#domain/cart.ts";
import type { ProductItem } from "#web/lib/api/queries.ts";

/** Something about the cart that a person should know, although nobody asked. */
export interface CartNote {
  readonly kind: "dropped" | "repriced";
  /** Names of products. */
  readonly names: readonly string[];
}

export interface CartHandle {
  readonly lines: readonly CartLine[];
  /** Pieces of all lines. */
  readonly count: number;
  readonly totalCents: number;
  readonly status: "ready" | "loading" | "failed";
  readonly notes: readonly CartNote[];
  readonly forgetNotes: () => void;
  readonly add: (product: ProductItem) => void;
  readonly setQuantity: (productId: string, quantity: number) => void;
  readonly remove: (productId: string) => void;
  readonly clear: () => void;
  /** Asks the shop for current prices and for products that are gone. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Takes out products that can't be ordered any more, with a note that names them. */
  readonly drop: (products: readonly { readonly id: string; readonly name: string }[]) => void;
  /** An order took everything: the cart is empty here too. */
  readonly empty: () => void;
  /** An order that waits on the device holds everything now. */
  readonly setAside: () => void;
  /** Lines of an order that waited come back. */
  readonly takeBack: (lines: readonly CartLine[]) => void;
}

export const CartContext = createContext<CartHandle | undefined>(undefined);

/**
 * The visitor's cart: on the device for guests, on the server once signed in.
 *
 * @throws {Error} Outside a CartProvider (programmer error).
 */
export function useCart(): CartHandle {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart needs a CartProvider around it.");
  return cart;
}

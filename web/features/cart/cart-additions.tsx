import { useEffect } from "react";
import { useAddToCart, type AddToCart } from "./use-add-to-cart.ts";

/** Passes the function that adds to the visitor's cart to a page that loads the cart's code later. Renders nothing. */
export function CartAdditions({ onReady }: { readonly onReady: (add: AddToCart) => void }): null {
  const add = useAddToCart();
  useEffect(() => onReady(add), [add, onReady]);
  return null;
}

import { useEffect } from "react";
import { useAddToCart, type AddToCart } from "./use-add-to-cart.ts";

/** Hands out what adds to the visitor's cart, on pages that load the cart's code later than themselves. */
export function CartAdditions({ onReady }: { readonly onReady: (add: AddToCart) => void }): null {
  const add = useAddToCart();
  useEffect(() => onReady(add), [add, onReady]);
  return null;
}

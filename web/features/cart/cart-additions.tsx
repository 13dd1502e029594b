import { useEffect, useEffectEvent, type ReactNode } from "react";
import { countPieces } from "#domain/cart.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import { useAddToCart, type AddToCart } from "./use-add-to-cart.ts";
import { useCartFailure } from "./use-cart-failure.ts";
import { useCartSource } from "./use-cart-source.ts";

/** Passes the function that adds to the visitor's cart to a page that loads the cart's code later. Renders nothing. */
export function CartAdditions({ onReady }: { readonly onReady: (add: AddToCart) => void }): null {
  const add = useAddToCart();
  useEffect(() => onReady(add), [add, onReady]);
  return null;
}

/**
 * The pieces in the visitor's cart; says if it couldn't be loaded. In this file, so that it is there when a first
 * product is added.
 * @param onFilled Called when the browser is idle, if the cart has lines: it is likely to be opened.
 */
export function CartPieces({ onFilled }: { readonly onFilled: () => void }): ReactNode {
  const { lines, status } = useCartSource();
  useCartFailure(status);
  const isFilled = lines.length > 0;
  const prepare = useEffectEvent(onFilled);
  useEffect(() => (isFilled ? whenIdle(() => prepare()) : undefined), [isFilled]);
  return countPieces(lines);
}

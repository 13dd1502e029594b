import { useLayoutEffect, useState } from "react";
import { quantityPerClick } from "#domain/cart.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { showCartToast } from "./show-cart-toast.ts";
import { type CartSource, useCartSource } from "./use-cart-source.ts";

/**
 * Adds products to the visitor's cart on pages that don't show it. The function is stable, so that long lists
 * needn't render again.
 */
export function useAddToCart(): AddToCart {
  const source = useCartSource();
  const [{ add, follow }] = useState(() => createAddition(source));
  useLayoutEffect(() => follow(source), [follow, source]);
  return add;
}

/** @param quantity Whole pieces; defaults to those of a click. */
export type AddToCart = (product: ProductItem, quantity?: number) => void;

function createAddition(first: CartSource): {
  readonly add: AddToCart;
  readonly follow: (source: CartSource) => void;
} {
  let source = first;
  return {
    add: (product, quantity = quantityPerClick) =>
      source.change({ kind: "add", product, quantity }, (failure) => showCartToast("add", failure)),
    follow: (next) => void (source = next),
  };
}

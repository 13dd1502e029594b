import { useMemo } from "react";
import { showStored, type ShownProduct } from "#catalogue/nsk/shown-product.ts";
import { findStoredProduct } from "#catalogue/nsk/stored-product.ts";
import { createStoredText, useStoredValue } from "#web/platform/stored-value.ts";

/** Stored as text: the requested slug decides which entry matches. */
const savedProducts = createStoredText("device", "productDetails");

/** The page's own data, or that of a matching product stored on the device. */
export function useShownProduct(own: ShownProduct, slug: string): ShownProduct {
  const text = useStoredValue(savedProducts);
  return useMemo(() => {
    const stored = findStoredProduct(text, slug);
    return stored ? showStored(stored, own) : own;
  }, [text, slug, own]);
}

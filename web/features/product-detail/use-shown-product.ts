import { useMemo } from "react";
import { showStored, type ShownProduct } from "#catalogue/nsk/shown-product.ts";
import { findStoredProduct } from "#catalogue/nsk/stored-product.ts";
import { createDeviceStore, useDeviceStore } from "#web/lib/device-store.ts";

/** Source: company specification section 7. Read as text: what is asked for decides what fits. */
const keptProducts = createDeviceStore({
  key: "productDetails",
  empty: "",
  parse: (text) => text,
  format: (text) => text,
});

/** What the page shows: its own words, or those of a fitting product that the device keeps. */
export function useShownProduct(own: ShownProduct, slug: string): ShownProduct {
  const text = useDeviceStore(keptProducts);
  return useMemo(() => {
    const stored = findStoredProduct(text, slug);
    return stored ? showStored(stored, own) : own;
  }, [text, slug, own]);
}

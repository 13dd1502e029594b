import { useMemo, useSyncExternalStore } from "react";
import { showStored, type ShownProduct } from "#catalogue/nsk/shown-product.ts";
import { findStoredProduct } from "#catalogue/nsk/stored-product.ts";

/** Source: company specification section 7. */
const storageKey = "productDetails";

/** What the page shows: its own words, or those of a fitting product that the device keeps. */
export function useShownProduct(own: ShownProduct, slug: string): ShownProduct {
  const text = useSyncExternalStore(subscribe, readStorage, readNothing);
  return useMemo(() => {
    const stored = findStoredProduct(text, slug);
    return stored ? showStored(stored, own) : own;
  }, [text, slug, own]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function readStorage(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

/** What the server renders: it can't know the device's list. */
function readNothing(): string {
  return "";
}

import type { CartLine } from "#domain/cart.ts";
import { formatGuestCart, parseGuestCart } from "./guest-cart.ts";

/** Where the device keeps a guest's cart. Source: shop specification section 3, "Cart item". */
const storageKey = "guest_cart";

const empty: readonly CartLine[] = [];
const listeners = new Set<() => void>();
// Stands in where the browser keeps nothing for us (blocked site data, a full disk).
let unsaved: string | null = null;
let lastText: string | null = null;
let lastLines = empty;

/** The guest's cart; the same array as long as nothing changed, as React wants it. */
export function readGuestCart(): readonly CartLine[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastLines = text === null ? empty : parseGuestCart(text);
  }
  return lastLines;
}

/** What the server renders: it can't know the device's cart. */
export function readNoGuestCart(): readonly CartLine[] {
  return empty;
}

/** Keeps a guest's cart; an empty one leaves nothing behind. Every tab hears of it. */
export function writeGuestCart(lines: readonly CartLine[]): void {
  const text = lines.length === 0 ? null : formatGuestCart(lines);
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
    unsaved = null;
  } catch {
    unsaved = text;
  }
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another one changes the cart. */
export function subscribeToGuestCart(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    // A null key stands for all of the device's storage being cleared.
    if (key === storageKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function readText(): string | null {
  try {
    return unsaved ?? localStorage.getItem(storageKey);
  } catch {
    return unsaved;
  }
}

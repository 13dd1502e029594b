import type { CartLine } from "#domain/cart.ts";
import { parseJson } from "#domain/json.ts";
import { toSavedLines, readSavedLines } from "#web/offline/saved-lines.ts";
import { createStoredValue } from "#web/platform/stored-value.ts";
import { sentLines } from "./sent-lines.ts";

const none: readonly CartLine[] = [];

/** A guest's cart on the device, or a customer's lines that aren't in the account's cart yet. */
export const guestCartStore = createStoredValue({
  storedIn: "device",
  key: "guest_cart",
  empty: none,
  parse: parseGuestCart,
  format: (lines) => (lines.length === 0 ? null : formatGuestCart(lines)),
});

export const readGuestCart = guestCartStore.read;

/** Saves the device's lines; an empty cart leaves no entry. */
export function writeGuestCart(lines: readonly CartLine[]): void {
  guestCartStore.write(lines);
  sentLines.clip(lines);
}

/** Parses the stored, untrusted text; null if there is none. */
export function parseGuestCart(text: string | null): readonly CartLine[] {
  return readSavedLines(parseJson(text));
}

/** Serializes a cart for storage. */
export function formatGuestCart(lines: readonly CartLine[]): string {
  return JSON.stringify(toSavedLines(lines));
}

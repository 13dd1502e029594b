import type { CartLine } from "#domain/cart.ts";
import { parseJson } from "#domain/json.ts";
import { toSavedLines, readSavedLines } from "#web/offline/saved-lines.ts";
import { sentLines } from "#web/offline/sent-lines/sent-lines.ts";
import type { StoredValue } from "#web/platform/stored-value.ts";
import { guestCartText } from "./guest-cart-text.ts";

const none: readonly CartLine[] = [];

let last = { text: "", lines: none };

/** The lines on the device; the same object until they change. */
export function readGuestCart(): readonly CartLine[] {
  const text = guestCartText.read();
  if (text !== last.text) last = { text, lines: text === "" ? none : parseGuestCart(text) };
  return last.lines;
}

/** A guest's cart on the device, or a customer's lines that aren't in the account's cart yet. */
export const guestCartStore: StoredValue<readonly CartLine[]> = {
  empty: none,
  read: readGuestCart,
  write: (lines) => guestCartText.write(lines.length === 0 ? "" : formatGuestCart(lines)),
  subscribe: guestCartText.subscribe,
};

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

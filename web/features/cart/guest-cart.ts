import type { CartLine } from "#domain/cart.ts";
import { keptLines, readKeptLines } from "#web/lib/kept-lines.ts";

/**
 * Parses a guest's cart from the device.
 *
 * @param text The stored, untrusted text; null if there is none.
 */
export function parseGuestCart(text: string | null): readonly CartLine[] {
  try {
    return text === null ? [] : readKeptLines(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Serializes a guest's cart for storage. */
export function formatGuestCart(lines: readonly CartLine[]): string {
  return JSON.stringify(keptLines(lines));
}

import type { CartLine } from "#domain/cart.ts";
import { keptLines, readKeptLines } from "#web/lib/kept-lines.ts";

/**
 * Reads a guest's cart from the device.
 *
 * @param text What the device keeps, null where it keeps nothing. Anybody may have written it.
 */
export function parseGuestCart(text: string | null): readonly CartLine[] {
  try {
    return text === null ? [] : readKeptLines(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Writes a guest's cart the way it is kept. */
export function formatGuestCart(lines: readonly CartLine[]): string {
  return JSON.stringify(keptLines(lines));
}

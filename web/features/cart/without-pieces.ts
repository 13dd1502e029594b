import type { CartLine } from "#domain/cart.ts";

/**
 * Removes pieces from a cart.
 *
 * @param lines The cart.
 * @param taken What to remove; lines that aren't in the cart are ignored.
 */
export function withoutPieces(
  lines: readonly CartLine[],
  taken: readonly CartLine[],
): readonly CartLine[] {
  const pieces = new Map(taken.map((line) => [line.productId, line.quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (pieces.get(line.productId) ?? 0) }))
    .filter((line) => line.quantity > 0);
}

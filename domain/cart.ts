/** A product as a cart line shows it. Prices are euro cents. */
export type CartLine = {
  readonly productId: string;
  readonly name: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly imageUrl: string | null;
  /** What kind of part stands in where there is no image; older carts don't know it. */
  readonly category?: string;
};

/** Pieces that one click adds. Source: shop specification section 9. */
export const quantityPerClick = 1;

/** The most pieces of one product that a cart or an order line takes. */
export const maxLineQuantity = 9_999;

/** The most lines that a cart or an order takes. */
export const maxLines = 200;

/**
 * Adds pieces of a product: to its line when the cart has one, else as a new last line.
 *
 * @param lines The cart so far.
 * @param added The product with the pieces to add, quantity >= 1.
 * @returns The new cart; quantities stop at `maxLineQuantity`, further lines at `maxLines`.
 */
export function addLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  const present = lines.some((line) => line.productId === added.productId);
  if (!present) return lines.length >= maxLines ? lines : [...lines, clamped(added)];
  return lines.map((line) =>
    line.productId === added.productId
      ? clamped({ ...added, quantity: line.quantity + added.quantity })
      : line,
  );
}

/**
 * Sets the pieces of a line; 0 or less removes it.
 *
 * @param lines The cart so far.
 * @param productId The line's product.
 * @param quantity The new number of pieces.
 * @returns The new cart; an unknown product changes nothing.
 * Source: shop specification section 4, "Cart".
 */
export function setLineQuantity(
  lines: readonly CartLine[],
  productId: string,
  quantity: number,
): readonly CartLine[] {
  if (quantity <= 0) return removeLine(lines, productId);
  return lines.map((line) =>
    line.productId === productId ? clamped({ ...line, quantity: Math.trunc(quantity) }) : line,
  );
}

/**
 * Removes a product from the cart.
 *
 * @param lines The cart so far.
 * @param productId The line's product.
 * @returns The cart without it.
 */
export function removeLine(lines: readonly CartLine[], productId: string): readonly CartLine[] {
  return lines.filter((line) => line.productId !== productId);
}

/**
 * Merges a guest's cart into an account's cart, adding quantities.
 *
 * @param account The account's lines; they keep their place.
 * @param guest The guest's lines.
 * @returns Every product of both carts once.
 * Source: decisions, "Accounts".
 */
export function mergeLines(
  account: readonly CartLine[],
  guest: readonly CartLine[],
): readonly CartLine[] {
  return guest.reduce<readonly CartLine[]>((lines, line) => addLine(lines, line), account);
}

/**
 * Counts the pieces in a cart.
 *
 * @param lines The cart.
 * @returns The sum of all quantities.
 */
export function countPieces(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * Sums a cart.
 *
 * @param lines The cart.
 * @returns Euro cents.
 */
export function cartTotalCents(
  lines: readonly { readonly priceCents: number; readonly quantity: number }[],
): number {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
}

function clamped(line: CartLine): CartLine {
  return { ...line, quantity: Math.min(maxLineQuantity, Math.max(1, line.quantity)) };
}

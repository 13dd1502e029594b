/** A product as shown in a cart line. Prices are euro cents. */
export type CartLine = {
  readonly productId: string;
  readonly name: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly imageUrl: string | null;
  /** Selects the placeholder drawing when there is no image; missing in older carts. */
  readonly category?: string;
};

/** What became of a line of a list that was added to a cart. */
export type AddedLine = {
  readonly productId: string;
  /** `not_in_cart`: an earlier request with the same key added it, and it is gone since. */
  readonly outcome: "added" | "out_of_stock" | "not_sold" | "not_in_cart" | "cart_full";
};

/** Pieces added per click. */
export const quantityPerClick = 1;

/** Max pieces of one product in a cart or order line. */
export const maxLineQuantity = 9_999;

/** Max lines of a cart or order. */
export const maxLines = 200;

/**
 * Adds pieces to the product's line, or appends a new line.
 * @param added Quantity >= 1.
 * @returns The new cart; quantities are capped at `maxLineQuantity`, lines at `maxLines`.
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

/** Sets a line's quantity; 0 or less removes the line. An unknown product changes nothing. */
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

export function removeLine(lines: readonly CartLine[], productId: string): readonly CartLine[] {
  return lines.filter((line) => line.productId !== productId);
}

/**
 * Merges a guest's cart into an account's cart, adding up quantities. The account's lines come first.
 */
export function mergeLines(
  account: readonly CartLine[],
  guest: readonly CartLine[],
): readonly CartLine[] {
  return guest.reduce<readonly CartLine[]>((lines, line) => addLine(lines, line), account);
}

/** Removes pieces from a cart; those that it doesn't have are ignored. */
export function subtractLines(
  lines: readonly CartLine[],
  removed: readonly CartLine[],
): readonly CartLine[] {
  const pieces = new Map(removed.map((line) => [line.productId, line.quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (pieces.get(line.productId) ?? 0) }))
    .filter((line) => line.quantity > 0);
}

/** Returns the pieces of a cart that another one has, too. */
export function intersectLines(
  lines: readonly CartLine[],
  others: readonly CartLine[],
): readonly CartLine[] {
  return subtractLines(lines, subtractLines(lines, others));
}

export function countPieces(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** @returns Euro cents. */
export function cartTotalCents(
  lines: readonly { readonly priceCents: number; readonly quantity: number }[],
): number {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
}

function clamped(line: CartLine): CartLine {
  return { ...line, quantity: Math.min(maxLineQuantity, Math.max(1, line.quantity)) };
}

import { maxLineQuantity, type CartLine } from "#domain/cart.ts";
import type { Cart } from "#web/api/queries.ts";
import { readSavedLines } from "#web/offline/saved-lines.ts";

/** Lines that an older build sent without an idempotency key, so that they can't be sent again safely. */
export type OlderSentLines = {
  readonly userId: string;
  readonly key?: undefined;
  readonly sent: readonly CartLine[];
  /** In milliseconds since 1970. */
  readonly sentAt: number;
  /** Pieces in the account's cart before, by product. */
  readonly before: readonly (readonly [productId: string, pieces: number])[];
};

/** After this time the account's cart may have changed for other reasons. In milliseconds. */
const maxAgeMs = 3_600_000;

/** Parses a stored, untrusted entry without a key. */
export function parseOlderSentLines(entry: object): OlderSentLines | undefined {
  const { userId, sentAt, before, sent }: Partial<Record<keyof OlderSentLines, unknown>> = entry;
  if (typeof userId !== "string" || typeof sentAt !== "number") return undefined;
  if (!Array.isArray(before) || !before.every(isPieces)) return undefined;
  return { userId, sentAt, before, sent: readSavedLines(sent) };
}

/** Whether the account's cart shows that the lines arrived. */
export function hasArrived(cart: Cart, { sentAt, before, sent }: OlderSentLines): boolean {
  if (Date.now() - sentAt >= maxAgeMs) return false;
  const old = new Map(before);
  const now = new Map(cart.items.map(({ product_id, quantity }) => [product_id, quantity]));
  // Products that are no longer sold never arrive; all lines come in one transaction.
  return sent.some(({ productId, quantity }) => {
    const earlier = old.get(productId) ?? 0;
    const expected = Math.min(maxLineQuantity, earlier + quantity);
    return earlier < maxLineQuantity && (now.get(productId) ?? 0) >= expected;
  });
}

function isPieces(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}

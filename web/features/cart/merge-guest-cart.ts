import { maxLineQuantity, type CartLine } from "#domain/cart.ts";
import { isDefiniteError } from "#web/lib/api/api-error.ts";
import type { ApiClient } from "#web/lib/api/client.ts";
import type { Cart } from "#web/lib/api/queries.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { refreshLines } from "./refresh-lines.ts";
import { piecesIn, unsureMerge, type UnsureMerge } from "./unsure-merge.ts";
import { withoutPieces } from "./without-pieces.ts";

/**
 * Moves the guest's lines into the account's cart exactly once, whatever response gets lost: they stay on the
 * device until the account's cart holds them.
 *
 * @param userId The cart's account.
 * @param onMerged Gets the account's cart just before the lines leave the device, so that the cart is never
 * shown empty in between. Not called if there was nothing to merge.
 * @throws {Error} If the lines aren't merged yet, or it is uncertain whether they are.
 */
export async function mergeGuestCart(
  api: ApiClient,
  userId: string,
  onMerged: (cart: Cart) => void,
): Promise<void> {
  await alone(async () => {
    const lines = readGuestCart();
    if (lines.length === 0) return;
    const { sent, cart } = await mergeOnce(api, userId, lines);
    unsureMerge.forget();
    onMerged(await withDropped(api, cart, sent));
    writeGuestCart(withoutPieces(readGuestCart(), sent));
  });
}

/** Returns the account's cart after the merge, and the lines that it took. */
async function mergeOnce(
  api: ApiClient,
  userId: string,
  lines: readonly CartLine[],
): Promise<{ readonly sent: readonly CartLine[]; readonly cart: Cart }> {
  const before = await api.cart.get();
  const unsure = unsureMerge.read(userId);
  const repeated = unsure && isRepeatable(unsure, lines) ? unsure : undefined;
  if (unsure && !repeated && holdsMerged(before, unsure))
    return { sent: unsure.sent, cart: before };
  const merge = repeated ?? unsureMerge.note(userId, before, lines);
  const cart = await send(api, merge);
  return { sent: merge.sent, cart: { ...cart, dropped: [...before.dropped, ...cart.dropped] } };
}

/**
 * Whether an unconfirmed merge can be sent again: the server takes its key once, even while the first
 * request is still running. Its pieces must still be on the device.
 */
function isRepeatable({ key, sent }: UnsureMerge, lines: readonly CartLine[]): boolean {
  return key !== undefined && withoutPieces(sent, lines).length === 0;
}

/**
 * Adds the names of device lines that are no longer sold, because the server doesn't list them. A line that
 * is missing for another reason is still for sale.
 */
async function withDropped(api: ApiClient, cart: Cart, sent: readonly CartLine[]): Promise<Cart> {
  const held = new Set(cart.items.map((item) => item.product_id));
  const missing = sent.filter(({ productId }) => !held.has(productId));
  const { dropped } = await refreshLines(api, missing);
  const names = dropped.map((line) => line.name);
  return { ...cart, dropped: [...new Set([...cart.dropped, ...names])] };
}

async function send(api: ApiClient, merge: UnsureMerge): Promise<Cart> {
  const items = merge.sent.map(({ productId, quantity }) => ({ id: productId, quantity }));
  try {
    return await api.cart.merge({ items, idempotency_key: merge.key });
  } catch (error) {
    if (isDefiniteError(error)) {
      unsureMerge.forget();
      throw error;
    }
    // The response got lost, but the lines may have arrived: sending them again could double them.
    const now = await api.cart.get();
    if (holdsMerged(now, merge)) return now;
    throw error;
  }
}

function holdsMerged(cart: Cart, { before, sent }: UnsureMerge): boolean {
  const now = piecesIn(cart);
  const wanted = sent.map(({ productId, quantity }) => {
    const old = before.get(productId) ?? 0;
    return { productId, old, quantity: Math.min(maxLineQuantity, old + quantity) };
  });
  const arrived = wanted.filter(({ productId, quantity }) => (now.get(productId) ?? 0) >= quantity);
  // Products that are no longer sold never arrive; all lines come in one transaction.
  return arrived.some(({ old }) => old < maxLineQuantity);
}

/** Runs in one tab at a time, if the browser supports locks (not over plain http). */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request("guest-cart-merge", work);
}

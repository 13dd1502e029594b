import { subtractLines, type CartLine } from "#domain/cart.ts";
import type { ApiClient } from "#web/api/client.ts";
import type { Cart } from "#web/api/queries.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { runInOneTab } from "#web/offline/run-in-one-tab.ts";
import { hasArrived } from "#web/offline/sent-lines/older-sent-lines.ts";
import { sentLines, type SentLines, type StoredLines } from "#web/offline/sent-lines/sent-lines.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart.ts";
import { refreshLines } from "./refresh-lines.ts";

/**
 * Moves the device's lines into the account's cart exactly once, whatever response gets lost: they stay on
 * the device until the account's cart holds them, and a repeated request has the same key.
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
  await runInOneTab("guest-cart-merge", async () => {
    for (let next = findNextLines(userId); next; next = findNextLines(userId)) {
      const { key, sent } = next;
      const cart = await (key === undefined ? api.cart.get() : sendLines(api, next));
      const isMerged = key !== undefined || hasArrived(cart, next);
      if (isMerged) onMerged(await withDropped(api, cart, sent));
      sentLines.forget(key);
      if (isMerged) writeGuestCart(subtractLines(readGuestCart(), sent));
    }
  });
}

/** Returns the request to repeat, or else one with all lines that wait, stored before it is sent. */
function findNextLines(userId: string): StoredLines | undefined {
  const lines = readGuestCart();
  sentLines.clip(lines);
  const [earlier] = sentLines.read(userId);
  if (earlier || lines.length === 0) return earlier;
  const next = { userId, key: makeRandomKey(), sent: lines };
  sentLines.add(next);
  return next;
}

function sendLines(api: ApiClient, { key, sent }: SentLines): Promise<Cart> {
  const items = sent.map(({ productId, quantity }) => ({ id: productId, quantity }));
  return api.cart.merge({ items, idempotency_key: key });
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

import { mergeLines } from "#domain/cart.ts";
import { parseAmount } from "#domain/money.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { readGuestCart, writeGuestCart } from "#web/features/cart/guest-cart.ts";
import { isSendable, readOrderQueue } from "#web/offline/order-queue/order-queue.ts";

/**
 * Puts an order's lines into the cart on the device: of a guest, and of a customer while a queued order waits, since
 * sending that empties the account's cart.
 *
 * @returns False if the lines have to be added to the account's cart instead.
 */
export function putOnDevice({ items }: OrderItem, userId: string | undefined): boolean {
  const isSending = readOrderQueue().some((order) => isSendable(order, userId));
  if (userId !== undefined && !isSending) return false;
  // The cart updates the prices when it opens or the lines are merged, and drops what is no longer sold.
  const lines = items.map(({ id, name, price, quantity }) => ({
    productId: id,
    name,
    priceCents: parseAmount(price) ?? 0,
    quantity,
    imageUrl: null,
  }));
  writeGuestCart(mergeLines(readGuestCart(), lines));
  return true;
}

import { useCallback, useEffect, useMemo } from "react";
import { mergeLines, removeLine, subtractLines, type CartLine } from "#domain/cart.ts";
import type { Cart } from "#web/api/queries.ts";
import { splitOrigin } from "#web/offline/order-queue/queued-order.ts";
import { toCartLines, type CartAction } from "./cart-action.ts";
import { changeGuestLines, splitQuantity } from "./guest-action.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart.ts";
import { useAccountCart, type AccountCart } from "./use-account-cart.ts";
import type { CartSource } from "./use-cart-source.ts";
import { useGuestLines } from "./use-guest-source.ts";
import { useOwnQueue } from "./use-own-queue.ts";

const noCart: Cart = { items: [], dropped: [] };

/**
 * A customer's cart: the server's lines plus the device's lines that aren't merged yet, so that nothing seems
 * lost. Leaves out the server's pieces of queued orders, which it keeps until those are sent.
 *
 * @param userId The signed-in account; undefined disables the cart.
 * @param onDropped Gets the names of products that the server removed from the cart; without it, they stay for
 * the screen that shows the cart.
 */
export function useAccountSource(
  userId: string | undefined,
  onDropped?: (names: readonly string[]) => void,
): CartSource {
  const account = useAccountCart(userId);
  const { cart, put, reload } = account;
  const pending = useGuestLines();
  useEffect(() => {
    if (!onDropped || !cart || cart.dropped.length === 0) return;
    onDropped(cart.dropped);
    // Reported once, also when this screen is closed and opened again.
    put({ ...cart, dropped: [] });
  }, [cart, put, onDropped]);
  const queue = useOwnQueue(userId);
  const held = useMemo(
    () => subtractLines(cart ? toCartLines(cart) : [], queue.lines),
    [cart, queue.lines],
  );
  const lines = useMemo(() => mergeLines(held, pending), [held, pending]);
  const change = useChange(account, queue.isSending);
  return useMemo(
    () => ({
      lines,
      status: getStatus(account),
      change,
      refresh: async () => {
        await reload();
        return [];
      },
      drop(ids) {
        writeGuestCart(readGuestCart().filter((line) => !ids.has(line.productId)));
        // The server drops them when it returns the cart.
        void reload();
      },
      empty() {
        writeGuestCart([]);
        put(noCart);
      },
      takeBack(order) {
        const { onDevice, inAccount } = splitOrigin(order);
        // The other pieces never left the account's cart, unless another order emptied it.
        const lacking = cart ? subtractLines(inAccount, toCartLines(cart)) : [];
        writeGuestCart([onDevice, lacking].reduce(mergeLines, readGuestCart()));
      },
    }),
    [lines, cart, account, change, reload, put],
  );
}

/**
 * @param isSending An order of the account is queued on the device. Sending it empties the account's cart.
 */
function useChange({ cart, change }: AccountCart, isSending: boolean): CartSource["change"] {
  return useCallback(
    (action, onEnd) => {
      const pending = readGuestCart();
      const isAddition = action.kind === "add" || action.kind === "add-list";
      if (isAddition && (isSending || !navigator.onLine)) {
        const outcome = changeGuestLines(pending, action);
        if (outcome.failure !== undefined) return onEnd(outcome.failure);
        writeGuestCart(outcome.lines);
        onEnd(undefined, outcome.added);
        return;
      }
      const step = pending.length === 0 ? { pending, action } : getStep(action, pending, cart);
      if (step.pending !== pending) writeGuestCart(step.pending);
      if (step.action) change(step.action, onEnd);
      else onEnd(undefined);
    },
    [cart, change, isSending],
  );
}

/** Splits an action between the lines pending on the device and the server. */
function getStep(
  action: CartAction,
  pending: readonly CartLine[],
  cart: Cart | undefined,
): { readonly pending: readonly CartLine[]; readonly action: CartAction | undefined } {
  const getServerQuantity = (productId: string): number =>
    cart?.items.find((item) => item.product_id === productId)?.quantity ?? 0;
  switch (action.kind) {
    case "add":
    case "add-list":
      return { pending, action };
    case "clear":
      return { pending: [], action };
    case "remove": {
      const isOnServer = getServerQuantity(action.productId) > 0;
      return {
        pending: removeLine(pending, action.productId),
        action: isOnServer ? action : undefined,
      };
    }
    case "set": {
      const split = splitQuantity(pending, getServerQuantity(action.productId), action);
      const rest = split.held === undefined ? undefined : { ...action, quantity: split.held };
      return { pending: split.pending, action: rest };
    }
  }
}

function getStatus(account: AccountCart): CartSource["status"] {
  if (account.hasFailed) return "failed";
  return account.isLoading ? "loading" : "ready";
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { getErrorCode, isDefiniteError, readApiError } from "#web/api/api-error.ts";
import { cartQuery } from "#web/api/cart-query.ts";
import type { Cart, OrderItem } from "#web/api/queries.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { useApi } from "#web/api/use-api.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { orderQueueStore } from "#web/offline/order-queue/order-queue-store.ts";
import { logError } from "#web/platform/log-error.ts";
import { toast } from "#web/ui/toast.ts";
import { findMissingLines } from "./find-missing-lines.ts";

/**
 * Puts an order's lines into the cart on the device: of a guest, or while a queued order of the customer waits.
 * Resolves to whether they are there.
 */
export type PutOnDevice = (order: OrderItem, userId: string | undefined) => Promise<boolean>;

export type OrderAgain = {
  /** Until the cart opens. */
  readonly isBusy: boolean;
  readonly orderAgain: (order: OrderItem) => void;
};

/**
 * Adds an order's lines to the cart, each press once, and opens it.
 *
 * @param userId Undefined for a guest.
 */
export function useOrderAgain(userId: string | undefined, putOnDevice: PutOnDevice): OrderAgain {
  const text = useText(accountText);
  const navigate = useNavigate();
  const addToAccount = useAccountAddition();
  const queryClient = useQueryClient();
  const api = useApi();
  // Also for a second click before the button is rendered as busy.
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (order: OrderItem) => {
      const mayWait = userId === undefined || orderQueueStore.read() !== "";
      if (mayWait && (await putOnDevice(order, userId))) return [];
      const cart = await addToAccount(order);
      const missing = findMissingLines(order.items, cart);
      const { queryKey } = cartQuery(api, userId ?? "");
      await queryClient.cancelQueries({ queryKey });
      // The cart dialog lists what was dropped, with its own text.
      queryClient.setQueryData(queryKey, { ...cart, dropped: [...missing] });
      return missing;
    },
    onSuccess: async (missing, { items }) => {
      if (items.some(({ name }) => !missing.includes(name))) {
        await navigate({ to: "/shop", hash: "cart" });
      } else {
        toast.error(text.orderAgainGone, { text: missing.join(", ") });
      }
    },
    onError: (error) => {
      logError("The order's products were not put into the cart", error);
      const isFull = getErrorCode(error) === "cart_full";
      const reason = isFull ? readApiError(error)?.message : undefined;
      // The page shows the sign-in automatically.
      if (getErrorCode(error) === "unauthorized") return;
      toast.error(text.orderAgainFailed, reason === undefined ? {} : { text: reason });
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  function orderAgain(order: OrderItem): void {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(order);
  }
  return { isBusy: isPending, orderAgain };
}

/** Adds an order's lines to the account's cart. After a lost response, the next press repeats the request. */
function useAccountAddition(): (order: OrderItem) => Promise<Cart> {
  const api = useApi();
  /** Idempotency key of the request without a response, by order. */
  const keys = useRef(new Map<string, string>());
  return async ({ id: orderId, items }) => {
    const key = keys.current.get(orderId) ?? makeRandomKey();
    keys.current.set(orderId, key);
    try {
      const wanted = items.map(({ id, quantity }) => ({ id, quantity }));
      const cart = await api.cart.merge({ items: wanted, idempotency_key: key });
      keys.current.delete(orderId);
      return cart;
    } catch (error) {
      if (isDefiniteError(error)) keys.current.delete(orderId);
      throw error;
    }
  };
}

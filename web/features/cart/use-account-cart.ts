import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef } from "react";
import type { AddedLine } from "#domain/cart.ts";
import { messages } from "#domain/messages.ts";
import { getErrorCode, readApiError } from "#web/api/api-error.ts";
import { cartQuery } from "#web/api/cart-query.ts";
import type { ApiClient } from "#web/api/client.ts";
import { queryKeys, type Cart } from "#web/api/queries.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { useApi } from "#web/api/use-api.ts";
import { sentLines } from "#web/offline/sent-lines/sent-lines.ts";
import { logError } from "#web/platform/log-error.ts";
import { announceCartChange } from "./account-cart-channel.ts";
import {
  failedTexts,
  applyOptimistically,
  toCartLine,
  type CartAction,
  type NewCartLine,
  type OnEnd,
} from "./cart-action.ts";
import { changeGuestLines } from "./guest-action.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart.ts";

export type AccountCart = {
  readonly cart: Cart | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
  /** Updates optimistically and rolls back on an error. */
  readonly change: (action: CartAction, onEnd: OnEnd) => void;
  /** Sets a cart that the server has just sent or is known to hold. */
  readonly put: (cart: Cart) => void;
};

const mutationKey = ["cart-change"];

/** The customer's cart on the server. */
export function useAccountCart(userId: string | undefined): AccountCart {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({ ...cartQuery(api, userId ?? ""), enabled: userId !== undefined });
  const { mutate } = useCartMutation(api, queryClient, userId ?? "");
  const { refetch } = query;
  const reload = useCallback(async () => void (await refetch()), [refetch]);
  const put = useCallback(
    (cart: Cart) => {
      queryClient.setQueryData([...queryKeys.cart, userId ?? ""], cart);
      announceCartChange();
    },
    [queryClient, userId],
  );
  const change = useCallback<AccountCart["change"]>(
    (action, onEnd) =>
      mutate({ action, key: action.kind === "add-list" ? action.key : makeRandomKey(), onEnd }),
    [mutate],
  );
  const { data, isPending, isError } = query;
  return useMemo(
    () => ({
      cart: userId === undefined ? undefined : data,
      isLoading: userId !== undefined && isPending,
      hasFailed: userId !== undefined && isError && data === undefined,
      reload,
      change,
      put,
    }),
    [userId, data, isPending, isError, reload, change, put],
  );
}

/** Callbacks are part of the change: those passed to `mutate` are dropped for all but the last. */
type Change = {
  readonly action: CartAction;
  /** Idempotency key of an addition. */
  readonly key: string;
  readonly onEnd: OnEnd;
};

function useCartMutation(api: ApiClient, queryClient: QueryClient, userId: string) {
  const { queryKey } = cartQuery(api, userId);
  /** The server's last response; the cart on screen is ahead of it. */
  const confirmed = useRef<Cart>(undefined);
  const isOnly = (): boolean => queryClient.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    mutationFn: ({ action, key }: Change) => send(api, action, key),
    // One after the other, so that the last click wins.
    scope: { id: "cart" },
    onMutate: ({ action }) => {
      // Not awaited: the next click has to see the new quantity.
      void queryClient.cancelQueries({ queryKey });
      if (isOnly()) confirmed.current = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (cart) => cart && applyOptimistically(cart, action));
    },
    // While more changes are queued, this response is already outdated.
    onSuccess: ({ cart, added }, { onEnd }) => {
      confirmed.current = cart;
      if (isOnly()) queryClient.setQueryData(queryKey, cart);
      announceCartChange();
      onEnd(undefined, added);
    },
    onError: (error, { action, key, onEnd }) => {
      logError("The cart wasn't changed", error);
      queryClient.setQueryData(queryKey, (cart) => (isOnly() ? confirmed.current : cart));
      void queryClient.invalidateQueries({ queryKey });
      const isAddition = action.kind === "add" || action.kind === "add-list";
      if (isAddition && readApiError(error) === undefined) {
        saveOnDevice(action, { userId, key, onEnd });
        return;
      }
      if (action.kind === "add-list" && getErrorCode(error) === "cart_full") {
        onEnd(undefined, action.lines.map(toCartFull));
        return;
      }
      onEnd(failureText(action, error));
    },
  });
}

type Changed = {
  readonly cart: Cart;
  /** What became of a list's lines. */
  readonly added?: readonly AddedLine[];
};

async function send(api: ApiClient, action: CartAction, key: string): Promise<Changed> {
  switch (action.kind) {
    case "add": {
      const { product, quantity } = action;
      return {
        cart: await api.cart.add({ product_id: product.id, quantity, idempotency_key: key }),
      };
    }
    case "add-list": {
      const items = action.lines.map(({ product, quantity }) => ({ id: product.id, quantity }));
      const { lines, ...cart } = await api.cart.addList({ items, idempotency_key: key });
      const added = lines.map(({ product_id, outcome }) => ({ productId: product_id, outcome }));
      return { cart, added };
    }
    case "set": {
      const { productId, quantity } = action;
      return { cart: await api.cart.setQuantity({ product_id: productId, quantity }) };
    }
    case "remove":
      return { cart: await api.cart.removeItem({ product_id: action.productId }) };
    case "clear":
      return { cart: await api.cart.clear() };
  }
}

/** Saves lines whose request got no response on the device, to be sent again with its key. */
function saveOnDevice(
  action: CartAction & { readonly kind: "add" | "add-list" },
  { userId, key, onEnd }: Omit<Change, "action"> & { readonly userId: string },
): void {
  const outcome = changeGuestLines(readGuestCart(), action);
  if (outcome.failure !== undefined) return onEnd(outcome.failure);
  const lines: readonly NewCartLine[] = action.kind === "add" ? [action] : action.lines;
  const sent = lines.filter(
    ({ product }) =>
      outcome.added?.some((line) => line.productId === product.id && line.outcome !== "added") !==
      true,
  );
  sentLines.add({
    userId,
    key,
    sent: sent.map(({ product, quantity }) => toCartLine(product, quantity)),
  });
  writeGuestCart(outcome.lines);
  onEnd(undefined, outcome.added);
}

function toCartFull({ product }: NewCartLine): AddedLine {
  return { productId: product.id, outcome: "cart_full" };
}

function failureText(action: CartAction, error: unknown): string {
  const isSoldOut = getErrorCode(error) === "out_of_stock";
  return isSoldOut ? messages.cart.outOfStock : failedTexts[action.kind];
}

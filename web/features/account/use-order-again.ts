import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { getErrorCode, readApiError } from "#web/api/api-error.ts";
import { cartQuery } from "#web/api/cart-query.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { toast } from "#web/ui/toast.ts";
import { findMissingLines } from "./find-missing-lines.ts";

export type OrderAgain = {
  readonly isBusy: boolean;
  readonly orderAgain: (order: OrderItem) => void;
};

/** Adds an order's lines to the account's cart and opens it. */
export function useOrderAgain(userId: string): OrderAgain {
  const text = useText(accountText);
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ items }: OrderItem) =>
      api.cart.merge({ items: items.map(({ id, quantity }) => ({ id, quantity })) }),
    onSuccess: async (cart, { items }) => {
      const missing = findMissingLines(items, cart);
      const { queryKey } = cartQuery(api, userId);
      await queryClient.cancelQueries({ queryKey });
      // The cart dialog lists what was dropped, with its own text.
      queryClient.setQueryData(queryKey, { ...cart, dropped: [...missing] });
      if (items.every(({ name }) => missing.includes(name))) {
        toast.error(text.orderAgainGone, { text: missing.join(", ") });
        return;
      }
      await navigate({ to: "/shop", hash: "cart" });
    },
    onError: (error) => {
      logError("The order's products were not put into the cart", error);
      const isFull = getErrorCode(error) === "cart_full";
      const reason = isFull ? readApiError(error)?.message : undefined;
      // The page shows the sign-in automatically.
      if (getErrorCode(error) === "unauthorized") return;
      toast.error(text.orderAgainFailed, reason === undefined ? {} : { text: reason });
    },
  });
  return { isBusy: isPending, orderAgain: mutate };
}

import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isDefiniteError, readApiError } from "#web/api/api-error.ts";
import { cartQuery } from "#web/api/cart-query.ts";
import { useApi } from "#web/api/use-api.ts";
import { useUntilDone } from "#web/live/use-until-done.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { logError } from "#web/platform/log-error.ts";
import { announceCartChange } from "./account-cart-channel.ts";
import { mergeGuestCart } from "./merge-guest-cart.ts";
import { useGuestLines } from "./use-guest-source.ts";
import { useOwnQueue } from "./use-own-queue.ts";

/**
 * Moves the device's lines into the account's cart after sign-in, on any page, and retries while the server
 * is unreachable. Renders nothing.
 */
export function GuestCartMerger({ userId }: { readonly userId: string }): ReactNode {
  const api = useApi();
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const lines = useGuestLines();
  // A queued order empties the account's cart when it is sent, and these lines aren't part of it.
  const { isSending } = useOwnQueue(userId);
  const isDue = isOnline && !isSending && lines.length > 0;
  const task = lines.map(({ productId, quantity }) => `${productId} ${quantity}`).join();
  useUntilDone(isDue ? task : undefined, async () => {
    try {
      await mergeGuestCart(api, userId, (cart) => {
        const { queryKey } = cartQuery(api, userId);
        // A pending response predates the merge.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, cart);
        announceCartChange();
      });
      return "done";
    } catch (error) {
      logError("The guest's cart isn't merged yet", error);
      return isWorthRetrying(error) ? "again" : "done";
    }
  });
  return null;
}

function isWorthRetrying(error: unknown): boolean {
  return !isDefiniteError(error) || readApiError(error)?.status === 429;
}

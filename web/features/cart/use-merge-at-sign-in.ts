import { useEffect, useState } from "react";
import { isDefiniteRefusal, refusalOf } from "#web/lib/api/api-error.ts";
import type { Cart } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { logError } from "#web/lib/log-error.ts";
import { mergeGuestCart } from "./merge-guest-cart.ts";
import { useGuestLines } from "./use-guest-source.ts";

const firstRetryMs = 3_000;
const longestRetryMs = 60_000;

/**
 * Moves the guest's lines into the account's cart as soon as somebody is signed in, and tries
 * again while the server can't be reached.
 *
 * @param userId Who is signed in, if anybody.
 * @param onMerged Gets the account's cart.
 */
export function useMergeAtSignIn(userId: string | undefined, onMerged: (cart: Cart) => void): void {
  const api = useApi();
  const lines = useGuestLines();
  const [failures, setFailures] = useState(0);
  const isWanted = userId !== undefined && lines.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    const merge = async (): Promise<void> => {
      try {
        const cart = await mergeGuestCart(api);
        if (cart) onMerged(cart);
      } catch (error) {
        logError("The guest's cart isn't merged yet", error);
        if (isWorthRetrying(error) && !abort.signal.aborted) setFailures((count) => count + 1);
      }
    };
    const pause = failures === 0 ? 0 : Math.min(longestRetryMs, firstRetryMs * 2 ** failures);
    const timer = setTimeout(() => void merge(), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, isWanted, failures, onMerged]);
}

function isWorthRetrying(error: unknown): boolean {
  return !isDefiniteRefusal(error) || refusalOf(error)?.status === 429;
}

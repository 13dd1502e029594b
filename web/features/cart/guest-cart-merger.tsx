import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { isDefiniteRefusal, refusalOf } from "#web/lib/api/api-error.ts";
import { cartQuery } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { logError } from "#web/lib/log-error.ts";
import { mergeGuestCart } from "./merge-guest-cart.ts";
import { useGuestLines } from "./use-guest-source.ts";

const firstRetryMs = 3_000;
const longestRetryMs = 60_000;

/**
 * Moves the guest's lines into the account's cart as soon as somebody is signed in, on whatever
 * page, and tries again while the server can't be reached. Shows nothing.
 */
export function GuestCartMerger({ userId }: { readonly userId: string }): ReactNode {
  const api = useApi();
  const queryClient = useQueryClient();
  const [failures, setFailures] = useState(0);
  const hasLines = useGuestLines().length > 0;
  useEffect(() => {
    if (!hasLines) return;
    const merging = new AbortController();
    const merge = async (): Promise<void> => {
      try {
        await mergeGuestCart(api, (cart) => {
          const { queryKey } = cartQuery(api, userId);
          // An answer that is still on its way was given before the merge.
          void queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, cart);
        });
      } catch (error) {
        logError("The guest's cart isn't merged yet", error);
        if (isWorthRetrying(error) && !merging.signal.aborted) setFailures(failures + 1);
      }
    };
    const timer = setTimeout(() => void merge(), retryDelayMs(failures));
    return () => {
      clearTimeout(timer);
      merging.abort();
    };
  }, [api, queryClient, userId, hasLines, failures]);
  return null;
}

function retryDelayMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
}

function isWorthRetrying(error: unknown): boolean {
  return !isDefiniteRefusal(error) || refusalOf(error)?.status === 429;
}

import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import { queryKeys, retryUnlessRejected, type Cart } from "./queries.ts";

/**
 * An account's cart. The key includes the account, so that two accounts never mix in one tab. The server names a dropped product once, so the names stay in the cache until a screen has
 * shown them.
 */
export function cartQuery(api: ApiClient, userId: string) {
  const queryKey = [...queryKeys.cart, userId];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Cart> => {
      const cart = await api.cart.get(undefined, { signal });
      const unseen = client.getQueryData<Cart>(queryKey)?.dropped ?? [];
      return { ...cart, dropped: [...new Set([...unseen, ...cart.dropped])] };
    },
    retry: retryUnlessRejected,
  });
}

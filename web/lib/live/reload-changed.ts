import type { QueryClient } from "@tanstack/react-query";
import { queryKeys, type Cart } from "../api/queries.ts";
import type { Change, LiveChannel } from "./change.ts";

/** Reloads what a change may have touched; queries that no screen shows are only marked stale. */
export function reloadChanged(
  queryClient: QueryClient,
  channel: LiveChannel,
  changes: readonly Change[],
): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.stats });
  if (channel === "orders") {
    void queryClient.invalidateQueries({ queryKey: queryKeys.orders });
    return;
  }
  void queryClient.invalidateQueries({ queryKey: queryKeys.products });
  const changed = new Set(changes.map((change) => change.id));
  const carts = queryClient.getQueriesData<Cart>({ queryKey: queryKeys.cart });
  for (const [queryKey, cart] of carts) {
    if (holdsOneOf(cart, changed)) void queryClient.invalidateQueries({ queryKey });
  }
}

/** Reloads everything of a channel, after a time in which nobody listened. */
export function reloadAll(queryClient: QueryClient, channel: LiveChannel): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.stats });
  void queryClient.invalidateQueries({ queryKey: queryKeys[channel] });
}

/** Asks again for what is on the screen, unless it is being asked for already. */
export function reloadShown(queryClient: QueryClient, channel: LiveChannel): void {
  const shown = { queryKey: queryKeys[channel], type: "active" } as const;
  void queryClient.refetchQueries(shown, { cancelRefetch: false });
}

function holdsOneOf(cart: Cart | undefined, ids: ReadonlySet<string>): boolean {
  return cart?.items.some((item) => ids.has(item.product_id)) ?? false;
}

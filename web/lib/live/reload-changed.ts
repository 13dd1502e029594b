import type { QueryClient } from "@tanstack/react-query";
import { queryKeys, type Cart } from "../api/queries.ts";
import type { LiveChange, LiveChannel } from "./change.ts";

/** The lists that a channel's changes show up in. */
const getLists = {
  products: [queryKeys.products, queryKeys.adminProducts],
  orders: [queryKeys.orders],
} as const;

/** Reloads what a change may have touched; queries that no screen shows are only marked stale. */
export function reloadChanged(
  queryClient: QueryClient,
  channel: LiveChannel,
  changes: readonly LiveChange[],
): void {
  reloadLists(queryClient, channel);
  if (channel === "orders") return;
  const areMany = changes.some((change) => change.kind === "many");
  const changed = new Set(changes.map((change) => change.id));
  const carts = queryClient.getQueriesData<Cart>({ queryKey: queryKeys.cart });
  for (const [queryKey, cart] of carts) {
    if (areMany || includesAny(cart, changed)) void queryClient.invalidateQueries({ queryKey });
  }
}

/** Reloads everything of a channel, after a time in which nobody listened. */
export function reloadAll(queryClient: QueryClient, channel: LiveChannel): void {
  reloadLists(queryClient, channel);
  if (channel === "products") void queryClient.invalidateQueries({ queryKey: queryKeys.cart });
}

/** Asks again for what is on the screen, unless it is being asked for already. */
export function reloadShown(queryClient: QueryClient, channel: LiveChannel): void {
  for (const queryKey of getLists[channel]) {
    void queryClient.refetchQueries({ queryKey, type: "active" }, { cancelRefetch: false });
  }
}

function reloadLists(queryClient: QueryClient, channel: LiveChannel): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.stats });
  void queryClient.invalidateQueries({ queryKey: queryKeys.history });
  for (const queryKey of getLists[channel]) void queryClient.invalidateQueries({ queryKey });
}

function includesAny(cart: Cart | undefined, ids: ReadonlySet<string>): boolean {
  return cart?.items.some((item) => ids.has(item.product_id)) ?? false;
}

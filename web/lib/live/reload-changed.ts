import type { QueryClient } from "@tanstack/react-query";
import { queryKeys, type Cart } from "../api/queries.ts";
import type { LiveChange, LiveChannel } from "./live-changes.ts";

/** The query groups affected by each channel. */
const getLists = {
  products: [queryKeys.products, queryKeys.adminProducts],
  orders: [queryKeys.orders],
} as const;

/** Reloads the queries that the changes may affect; inactive queries are only marked stale. */
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

/** Reloads everything of a channel, after a time without a connection. */
export function reloadAll(queryClient: QueryClient, channel: LiveChannel): void {
  reloadLists(queryClient, channel);
  if (channel === "products") void queryClient.invalidateQueries({ queryKey: queryKeys.cart });
}

/** Refetches active queries, unless they are being fetched already. */
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

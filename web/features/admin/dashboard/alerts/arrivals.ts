import type { OrderItem } from "#web/api/queries.ts";

/** What is known of the shop's orders, to tell new ones from old ones that come back. */
export type KnownOrders = {
  readonly ids: ReadonlySet<string>;
  /** Time of the newest order ever listed; empty if there was none. */
  readonly newest: string;
};

/**
 * Finds the orders that arrived since the last list. A restored order isn't new, and neither are those of
 * the first list.
 * @param known Undefined before the first list.
 * @param orders The newest orders.
 */
export function findArrivals(
  known: KnownOrders | undefined,
  orders: readonly OrderItem[],
): { readonly known: KnownOrders; readonly arrived: readonly OrderItem[] } {
  const arrived = orders.filter(
    ({ id, created_at: at }) => known && !known.ids.has(id) && at >= known.newest,
  );
  const newest = orders.reduce(
    (last, { created_at: at }) => (at > last ? at : last),
    known?.newest ?? "",
  );
  const ids = new Set([...(known?.ids ?? []), ...orders.map(({ id }) => id)]);
  return { known: { ids, newest }, arrived };
}

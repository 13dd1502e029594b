import { useMemo, useState } from "react";
import type { OrderItem } from "#web/api/queries.ts";
import { findNewOrders } from "#web/orders/new-orders.ts";

/** A list that can hold back its newest orders. */
export type WaitingOrders = {
  /** The listed orders; undefined if nothing is loaded. */
  readonly shown: readonly OrderItem[] | undefined;
  /** How many orders are held back above the list. */
  readonly waiting: number;
  readonly show: () => void;
};

const none: ReadonlySet<string> = new Set();

/**
 * Holds new orders back while the list is in use, so that no row moves away from under the pointer. They join
 * the list as soon as it isn't.
 *
 * @param orders The whole list, newest first.
 * @param list Identifies the list; switching lists releases all orders.
 * @param mustWait Whether rows have to stay where they are.
 */
export function useWaitingOrders(
  orders: readonly OrderItem[] | undefined,
  list: string,
  mustWait: boolean,
): WaitingOrders {
  const [seen, setSeen] = useState({ list, orders });
  const [waiting, setWaiting] = useState(none);
  if (list !== seen.list) {
    setSeen({ list, orders });
    setWaiting(none);
  } else if (orders && orders !== seen.orders) {
    setSeen({ list, orders });
    const arrived = mustWait ? findNewOrders(seen.orders, orders) : [];
    if (arrived.length > 0) setWaiting(new Set([...waiting, ...arrived.map(({ id }) => id)]));
  }
  if (!mustWait && waiting.size > 0) setWaiting(none);
  // A stable reference as long as nothing changed, because consumers compare it.
  const shown = useMemo(
    () => (waiting.size > 0 ? orders?.filter(({ id }) => !waiting.has(id)) : orders),
    [orders, waiting],
  );
  return {
    shown,
    waiting: (orders?.length ?? 0) - (shown?.length ?? 0),
    show: () => setWaiting(none),
  };
}

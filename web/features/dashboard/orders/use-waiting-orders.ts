import { useMemo, useState } from "react";
import type { OrderItem } from "#web/lib/api/queries.ts";
import { findNewOrders } from "#web/lib/orders/new-orders.ts";

/** A list whose newest orders may have to wait. */
export interface WaitingOrders {
  /** What is listed; undefined where nothing is (yet). */
  readonly shown: readonly OrderItem[] | undefined;
  /** How many wait above it. */
  readonly waiting: number;
  readonly show: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Keeps orders that come in off the list while somebody is at work in it, so that no row moves
 * away from under the pointer; they join it as soon as nobody is.
 *
 * @param orders The whole list, newest first.
 * @param list Names the list; in another one nothing waits.
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
  // The same list as long as nothing changed: what reads it compares.
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

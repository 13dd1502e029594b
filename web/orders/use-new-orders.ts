import { useEffect, useState } from "react";
import type { OrderItem } from "#web/api/queries.ts";
import { findNewOrders } from "./new-orders.ts";

/** How long a new order stays marked, in milliseconds. */
const markedMs = 12_000;

/**
 * Returns the orders that arrived while the screen was open, for a short time after each arrival.
 * @param orders The list on screen; undefined until the requested one has loaded.
 * @param list Name of the list; a change resets the marks.
 */
export function useNewOrders(
  orders: readonly OrderItem[] | undefined,
  list: string = "",
): readonly OrderItem[] {
  const [before, setBefore] = useState({ list, orders });
  const [fresh, setFresh] = useState<readonly OrderItem[]>([]);
  if (list !== before.list) {
    setBefore({ list, orders });
    setFresh([]);
  } else if (orders && orders !== before.orders) {
    const arrived = findNewOrders(before.orders, orders);
    setBefore({ list, orders });
    if (arrived.length > 0) setFresh([...arrived, ...fresh]);
  }
  useEffect(() => {
    if (fresh.length === 0) return;
    const timer = setTimeout(() => setFresh([]), markedMs);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

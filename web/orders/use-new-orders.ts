import { useEffect, useState } from "react";
import { findNewOrders, type Arriving } from "./new-orders.ts";

/** How long a new order stays marked, in milliseconds. */
const markedMs = 12_000;

/**
 * Returns the orders or quotes that arrived while the screen was open, for a short time after each arrival.
 * @param orders The list on screen; undefined until the requested one has loaded.
 * @param list Name of the list; a change resets the marks.
 */
export function useNewOrders<Row extends Arriving>(
  orders: readonly Row[] | undefined,
  list: string = "",
): readonly Row[] {
  const [before, setBefore] = useState({ list, orders });
  const [fresh, setFresh] = useState<readonly Row[]>([]);
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

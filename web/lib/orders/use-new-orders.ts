import { useEffect, useState } from "react";
import type { OrderItem } from "#web/lib/api/queries.ts";
import { findNewOrders } from "./new-orders.ts";

/** How long a new order stays marked, in milliseconds. */
const markedMs = 12_000;

/** The orders that came in while the screen was open, for a short while after each arrival. */
export function useNewOrders(orders: readonly OrderItem[] | undefined): readonly OrderItem[] {
  const [before, setBefore] = useState(orders);
  const [fresh, setFresh] = useState<readonly OrderItem[]>([]);
  if (orders && orders !== before) {
    const arrived = findNewOrders(before, orders);
    setBefore(orders);
    if (arrived.length > 0) setFresh([...arrived, ...fresh]);
  }
  useEffect(() => {
    if (fresh.length === 0) return;
    const timer = setTimeout(() => setFresh([]), markedMs);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

import type { ReactNode } from "react";
import { useDeviceStore } from "#web/lib/device-store.ts";
import { loadChunk } from "#web/lib/load-chunk.ts";
import { orderQueueStore } from "#web/lib/order-queue/order-queue-store.ts";
import { useChunk } from "#web/lib/use-chunk.ts";
import { useOnline } from "#web/lib/use-online.ts";

// Few devices have a queued order. If the chunk fails to load, the order waits for the next page.
const loadSender = () => loadChunk(() => import("./order-sender.tsx"));

/** Rendered in the root, so that queued orders are sent from any page. */
export function OrdersOnTheirWay(): ReactNode {
  const hasOrders = useDeviceStore(orderQueueStore) !== "";
  const isOnline = useOnline();
  const { value: sender } = useChunk(loadSender, hasOrders && isOnline);
  return hasOrders && sender && <sender.OrderSender />;
}

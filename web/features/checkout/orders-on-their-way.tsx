import type { ReactNode } from "react";
import { useDeviceStore } from "#web/lib/device-store.ts";
import { loadChunk } from "#web/lib/load-chunk.ts";
import { orderQueueStore } from "#web/lib/order-queue/order-queue-store.ts";
import { useChunk } from "#web/lib/use-chunk.ts";
import { useOnline } from "#web/lib/use-online.ts";

// Few devices hold an order that waits. Where it doesn't come, the order waits for the next page.
const loadSender = () => loadChunk(() => import("./order-sender.tsx"));

/** Sits in the root: an order that waits on the device goes out wherever its person is. */
export function OrdersOnTheirWay(): ReactNode {
  const hasOrders = useDeviceStore(orderQueueStore) !== "";
  const isOnline = useOnline();
  const { value: sender } = useChunk(loadSender, hasOrders && isOnline);
  return hasOrders && sender && <sender.OrderSender />;
}

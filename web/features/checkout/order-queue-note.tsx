import type { ReactNode } from "react";
import { useDeviceStore } from "#web/lib/device-store.ts";
import { orderQueueStore } from "#web/lib/order-queue/order-queue-store.ts";
import { useChunk } from "#web/lib/use-chunk.ts";

const loadNote = () => import("./queued-orders-note.tsx");

/** A note about the orders queued on this device, if there are any. */
export function OrderQueueNote({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const hasOrders = useDeviceStore(orderQueueStore) !== "";
  const { value: note } = useChunk(loadNote, hasOrders);
  return hasOrders && note && <note.QueuedOrdersNote onOpen={onOpen} />;
}

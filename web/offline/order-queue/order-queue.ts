import { useMemo } from "react";
import { runInOneTab } from "#web/offline/run-in-one-tab.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { orderQueueStore } from "./order-queue-store.ts";
import { formatQueue, parseQueue, type QueuedOrder } from "./queued-order.ts";

const maxOrders = 20;

/** Queued orders of this device, oldest first. */
export function readOrderQueue(): readonly QueuedOrder[] {
  return parseQueue(orderQueueStore.read());
}

/** Hook version of `readOrderQueue`. */
export function useOrderQueue(): readonly QueuedOrder[] {
  const text = useStoredValue(orderQueueStore);
  return useMemo(() => parseQueue(text), [text]);
}

/**
 * Queues an order on the device.
 * @returns Whether the order survives closing the page. If not, the queue is unchanged.
 */
export function queueOrder(order: QueuedOrder): boolean {
  const before = readOrderQueue();
  const others = before.filter(({ key }) => key !== order.key);
  if (others.length >= maxOrders) return false;
  const isMet = write([...others, order]);
  if (!isMet) write(before);
  return isMet;
}

/** Updates a queued order; does nothing if it is no longer queued. */
export function changeQueuedOrder(
  key: string,
  change: Partial<Pick<QueuedOrder, "isInDoubt" | "rejection" | "fromDevice">>,
): void {
  write(readOrderQueue().map((order) => (order.key === key ? { ...order, ...change } : order)));
}

/** Removes an order that was sent or withdrawn. */
export function unqueueOrder(key: string): void {
  write(readOrderQueue().filter((order) => order.key !== key));
}

/** Whether the order can be sent as this user: it is theirs and wasn't rejected. */
export function isSendable(order: QueuedOrder, userId: string | undefined): boolean {
  return order.owner === (userId ?? null) && order.rejection === undefined;
}

/** Whether this user may see an order; a guest's order is visible to every user of the device. */
export function isOpenTo({ owner }: QueuedOrder, userId: string | undefined): boolean {
  return owner === null || owner === userId;
}

/** Runs `work` while no other tab works on the queue. */
export function lockOrderQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  return runInOneTab("order-queue", work);
}

function write(orders: readonly QueuedOrder[]): boolean {
  return orderQueueStore.write(formatQueue(orders));
}

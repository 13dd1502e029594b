import { useMemo } from "react";
import { useDeviceStore } from "../device-store.ts";
import { orderQueueStore } from "./order-queue-store.ts";
import { formatQueue, parseQueue, type QueuedOrder } from "./queued-order.ts";

const mostOrders = 20;

/** The orders that wait on this device, the first made first. */
export function readOrderQueue(): readonly QueuedOrder[] {
  return parseQueue(orderQueueStore.read());
}

/** The same, for components. */
export function useOrderQueue(): readonly QueuedOrder[] {
  const text = useDeviceStore(orderQueueStore);
  return useMemo(() => parseQueue(text), [text]);
}

/**
 * Keeps an order on the device.
 *
 * @returns Whether it is kept for sure, also after the page is closed. If not, nothing has changed.
 */
export function queueOrder(order: QueuedOrder): boolean {
  const before = readOrderQueue();
  const others = before.filter(({ key }) => key !== order.key);
  if (others.length >= mostOrders) return false;
  const isKept = write([...others, order]);
  if (!isKept) write(before);
  return isKept;
}

/** Notes something about an order; nothing happens where it no longer waits. */
export function changeQueuedOrder(
  key: string,
  change: Partial<Pick<QueuedOrder, "isInDoubt" | "refusal">>,
): void {
  write(readOrderQueue().map((order) => (order.key === key ? { ...order, ...change } : order)));
}

/** Takes an order off the queue: it was sent, or somebody took it back. */
export function unqueueOrder(key: string): void {
  write(readOrderQueue().filter((order) => order.key !== key));
}

/** Whether an order only waits for a connection while this person uses the device. */
export function isSendable(order: QueuedOrder, userId: string | undefined): boolean {
  return order.owner === (userId ?? null) && order.refusal === undefined;
}

/** Whether this person may look at an order: a guest's belongs to whoever has the device. */
export function isOpenTo({ owner }: QueuedOrder, userId: string | undefined): boolean {
  return owner === null || owner === userId;
}

/**
 * Works on the queue while no other tab does, where the browser can arrange it: it can't on plain
 * http, and then the orders' keys alone keep them from being placed twice.
 */
export async function aloneAtQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request("order-queue", work);
}

function write(orders: readonly QueuedOrder[]): boolean {
  return orderQueueStore.write(formatQueue(orders));
}

import type { ApiClient } from "#web/api/client.ts";
import {
  lockOrderQueue,
  changeQueuedOrder,
  isSendable,
  readOrderQueue,
  unqueueOrder,
} from "#web/offline/order-queue/order-queue.ts";
import type { QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { sendOrder, type PlacedOrder } from "./send-order.ts";

export type QueueSending = {
  readonly api: ApiClient;
  /**
   * Fetches the signed-in user from the server, which would treat a customer's order without a session as a
   * guest's. Rejects if there is no response.
   */
  readonly askUserId: () => Promise<string | undefined>;
  /** Called before the order leaves the device. */
  readonly onPlaced: (order: QueuedOrder, placed: PlacedOrder) => void;
  /** The order now needs the customer's attention. */
  readonly onRejected: () => void;
};

/**
 * Sends the orders queued on this device, each as the account or guest that made it. The idempotency key
 * prevents a second order after a lost response. Never rejects.
 *
 * @returns Whether a retry is needed.
 */
export function sendQueuedOrders(sending: QueueSending): Promise<"done" | "again"> {
  return lockOrderQueue(async () => {
    for (const { key } of readOrderQueue()) {
      const userId = await sending.askUserId().catch(() => "unknown" as const);
      // The order may have been taken back in the meantime.
      const order = readOrderQueue().find((one) => one.key === key);
      if (userId === "unknown") return "again";
      if (order && isSendable(order, userId) && !(await send(order, sending))) return "again";
    }
    return "done";
  });
}

/** Returns whether the shop has decided about the order. */
async function send(
  order: QueuedOrder,
  { api, onPlaced, onRejected }: QueueSending,
): Promise<boolean> {
  const { key, isInDoubt } = order;
  // Stored first, because this page may close before the response arrives.
  changeQueuedOrder(key, { isInDoubt: true });
  // One attempt: the customer may sign out before the next, and the order would become a guest's.
  const outcome = await sendOrder(api, order, 1);
  switch (outcome.kind) {
    case "no-answer":
      return false;
    case "not-now":
      changeQueuedOrder(key, { isInDoubt });
      return false;
    case "placed":
      onPlaced(order, outcome.order);
      unqueueOrder(key);
      return true;
    case "unavailable":
    case "placed-earlier":
    case "deleted":
    case "rejected":
      changeQueuedOrder(key, {
        // A rejection settles its own attempt; these two kinds mean that no order exists at all.
        isInDoubt: isInDoubt && outcome.kind !== "unavailable" && outcome.kind !== "deleted",
        rejection: outcome,
      });
      onRejected();
      return true;
  }
}

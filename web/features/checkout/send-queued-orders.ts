import type { ApiClient } from "#web/lib/api/client.ts";
import {
  aloneAtQueue,
  changeQueuedOrder,
  isSendable,
  readOrderQueue,
  unqueueOrder,
} from "#web/lib/order-queue/order-queue.ts";
import type { QueuedOrder } from "#web/lib/order-queue/queued-order.ts";
import { orderContents, tryOrder, type PlacedOrder } from "./place-order.ts";

export interface QueueSending {
  readonly api: ApiClient;
  /**
   * Asks the server who is signed in: it would take the order of a customer without a session for a
   * guest's. Rejects where no answer comes.
   */
  readonly askUserId: () => Promise<string | undefined>;
  /** Called before the order leaves the device. */
  readonly onPlaced: (order: QueuedOrder, placed: PlacedOrder) => void;
  /** The order waits for a person now. */
  readonly onRefused: () => void;
}

/**
 * Sends the orders that wait on this device, each as the one who made it. The key that goes along
 * keeps one whose answer got lost from being placed twice. Never rejects.
 *
 * @returns Whether there is something to try again.
 */
export function sendQueuedOrders(sending: QueueSending): Promise<"done" | "again"> {
  return aloneAtQueue(async () => {
    for (const { key } of readOrderQueue()) {
      const userId = await sending.askUserId().catch(() => "nobody knows" as const);
      // It may have been taken back meanwhile.
      const order = readOrderQueue().find((one) => one.key === key);
      if (userId === "nobody knows") return "again";
      if (order && isSendable(order, userId) && !(await send(order, sending))) return "again";
    }
    return "done";
  });
}

/** Whether the shop has decided about the order. */
async function send(
  order: QueuedOrder,
  { api, onPlaced, onRefused }: QueueSending,
): Promise<boolean> {
  const { key, form, lines, isInDoubt } = order;
  // First of all: this page may end before the answer comes.
  changeQueuedOrder(key, { isInDoubt: true });
  const contents = orderContents(form, lines, "");
  // Once: by a second try the customer may have signed out, and the order would be a guest's.
  const outcome = await tryOrder(api, { ...contents, idempotency_key: key }, lines);
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
    case "refused":
      changeQueuedOrder(key, {
        // A refusal settles its own try; these two say that there is no order at all.
        isInDoubt: isInDoubt && outcome.kind !== "unavailable" && outcome.kind !== "deleted",
        refusal: outcome,
      });
      onRefused();
      return true;
  }
}

import { makeRandomKey } from "#web/api/random-key.ts";
import {
  lockOrderQueue,
  readOrderQueue,
  unqueueOrder,
} from "#web/offline/order-queue/order-queue.ts";
import type { QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { saveOrderDraft } from "./order-draft.ts";
import { fingerprintOrder, markFields, startAttempt, type OrderAttempt } from "./order-form.ts";
import { orderContents } from "./send-order.ts";

/**
 * Puts a queued order back into the form, unless it is sent at that moment.
 *
 * @param onTaken Puts the lines back into the cart before the order leaves the queue.
 */
export function takeBackOrder(key: string, onTaken: (order: QueuedOrder) => void): Promise<void> {
  return lockOrderQueue(async () => {
    const order = readOrderQueue().find((one) => one.key === key);
    if (!order) return;
    const { form, rejection, owner } = order;
    const errors = rejection?.kind === "rejected" ? markFields(rejection.fields, "invalid") : {};
    saveOrderDraft({ form, errors, attempt: getAttempt(order) }, owner ?? undefined);
    onTaken(order);
    unqueueOrder(key);
  });
}

/** Continues with the queue's attempt, so that an order which has arrived isn't created again. */
function getAttempt({ key, owner, form, lines, isInDoubt, rejection }: QueuedOrder): OrderAttempt {
  // The shop has or had an order under this key: the next attempt is a new order.
  const isKeySpent = rejection?.kind === "placed-earlier" || rejection?.kind === "deleted";
  if (isKeySpent) return startAttempt(makeRandomKey());
  const sent = fingerprintOrder(owner ?? undefined, orderContents({ form, lines }));
  return { key, sent, isInDoubt };
}

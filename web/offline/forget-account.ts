import { lockOrderQueue, readOrderQueue, unqueueOrder } from "./order-queue/order-queue.ts";
import { sentLines } from "./sent-lines/sent-lines.ts";

/** Removes what the device stores of a deleted account for later: its queued orders, and what was sent to its cart. */
export async function forgetAccount(userId: string): Promise<void> {
  sentLines.forgetUser(userId);
  // Not while one of them is being sent.
  await lockOrderQueue(async () => {
    for (const { key, owner } of readOrderQueue()) if (owner === userId) unqueueOrder(key);
  });
}

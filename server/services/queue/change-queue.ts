import { KeyedQueue } from "./keyed-queue.ts";

/**
 * Creates the queue of changes. A few hundred changes of one product take seconds, or twenty on a
 * busy machine; the limits are for tasks that never finish.
 */
export function createChangeQueue(): KeyedQueue {
  return new KeyedQueue({ maxWaiting: 2_000, maxWaitingPerKey: 500, maxWaitMs: 30_000 });
}

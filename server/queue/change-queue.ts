import { KeyedQueue } from "./keyed-queue.ts";

/**
 * Opens the queue of changes. A few hundred that meet at one product are through in seconds, or
 * in twenty on a machine that is busy with other things; the limits are for what doesn't end.
 */
export function createChangeQueue(): KeyedQueue {
  return new KeyedQueue({ maxWaiting: 2_000, maxWaitingPerKey: 500, maxWaitMs: 30_000 });
}
